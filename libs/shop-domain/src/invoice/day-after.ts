const DAY = 86_400_000;

/** So many days after a day: `2026-10-25` after `2026-10-12` and 13. Days of the calendar, of which some have 23 or 25 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
