/** Letters and digits that nobody confuses when a code is read aloud or copied from paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of two groups of four that nobody guesses. */
export function suggestedCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
