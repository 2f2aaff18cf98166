/** The boxes of a code, each with a digit or empty, and the box that has the focus next. */
export interface Boxes {
  digits: readonly string[];
  focus: number;
}

/** Boxes of a stored code. */
export function boxesOf(code: string, length: number): string[] {
  const digits = digitsIn(code);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/**
 * The boxes after text was typed or pasted into one of them: its digits fill the boxes from there and the focus moves on;
 * text without digits empties the box (OTP-01, OTP-02, OTP-03). A complete code starts at the first box (OTP-05).
 */
export function enter(digits: readonly string[], at: number, text: string): Boxes {
  const typed = digitsIn(text);
  if (typed === '') return { digits: digits.map((digit, index) => (index === at ? '' : digit)), focus: at };
  const start = typed.length >= digits.length ? 0 : at;
  const filled = digits.map((digit, index) => typed[index - start] ?? digit);
  return { digits: filled, focus: Math.min(start + typed.length, digits.length - 1) };
}

/** Backspace empties the box; in an empty box it moves to the previous one (OTP-04). */
export function erase(digits: readonly string[], at: number): Boxes {
  if (digits[at] === '') return { digits, focus: Math.max(0, at - 1) };
  return { digits: digits.map((digit, index) => (index === at ? '' : digit)), focus: at };
}

function digitsIn(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
