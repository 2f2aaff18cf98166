export type DateMode = 'date' | 'datetime' | 'range';

/** Year, month, day and, with a time, hours and minutes. The server reads these too, so no calendar library here. */
const PATTERN = {
  date: /^(\d{4})-(\d\d)-(\d\d)$/,
  datetime: /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/,
} as const;
/** Between the days of a stored range (DATE-06); the screen shows Dutch and reads both. */
const SEPARATOR = ' to ';
const EITHER_SEPARATOR = /\s+(?:to|tot|t\/m)\s+/i;

export interface Span {
  from: Date;
  to: Date | undefined;
}

/** A day as it is stored, `2024-05-06` (DATE-04); with its time `2024-05-06 13:05` (DATE-05). */
export function formatDay(day: Date, mode: 'date' | 'datetime'): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(day.getFullYear()).padStart(4, '0');
  const date = `${year}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return mode === 'date' ? date : `${date} ${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** Two days as they are stored; one day while the second is not chosen yet. */
export function formatSpan({ from, to }: Span): string {
  return to ? `${formatDay(from, 'date')}${SEPARATOR}${formatDay(to, 'date')}` : formatDay(from, 'date');
}

/** A stored or typed day; undefined if it is not a valid day, such as 31 February. */
export function parseDay(text: string, mode: 'date' | 'datetime'): Date | undefined {
  const typed = text.trim();
  const [, year, month, date, hours = 0, minutes = 0] = PATTERN[mode].exec(typed) ?? [];
  const day = new Date(2000, 0, 1, Number(hours), Number(minutes));
  day.setFullYear(Number(year), Number(month) - 1, Number(date));
  // What the calendar does not have rolls over, and then reads back as another day.
  return !Number.isNaN(day.getTime()) && formatDay(day, mode) === typed ? day : undefined;
}

/** A stored or typed range; undefined if it is not valid or ends before it begins. */
export function parseSpan(text: string): Span | undefined {
  const [first = '', second] = text.trim().split(EITHER_SEPARATOR);
  const from = parseDay(first, 'date');
  if (!from) return undefined;
  if (second === undefined) return { from, to: undefined };
  const to = parseDay(second, 'date');
  return to && to >= from ? { from, to } : undefined;
}

/** A stored value as the screen shows it, and back. */
export function shownValue(stored: string, separator: string): string {
  return stored.replace(SEPARATOR, ` ${separator} `);
}

export function storedValue(shown: string): string {
  return shown.replace(EITHER_SEPARATOR, SEPARATOR);
}
