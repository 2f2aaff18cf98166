const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a field for date and time shows it, on the clock of the Netherlands: `2026-12-01T09:00`; '' if invalid. */
export function dutchClockOf(moment: Date | string | number): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const part = Object.fromEntries(PARTS.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The day of a moment in the Netherlands: `2026-12-01`; '' if invalid. */
export function dutchDayOf(moment: Date | string | number): string {
  return dutchClockOf(moment).slice(0, 10);
}

/**
 * The moment at which the clock of the Netherlands shows this; undefined for any other text. An hour that summer time skips
 * is the hour after it, and of an hour that occurs twice it is the first.
 */
export function momentOfDutchClock(clock: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) return undefined;
  const asUtc = Date.parse(`${clock}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const moments = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000));
  return moments.find((moment) => dutchClockOf(moment) === clock) ?? moments[1];
}
