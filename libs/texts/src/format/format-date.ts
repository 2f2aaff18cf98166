const TIME_ZONE = 'Europe/Amsterdam';

/** A moment as its date in the Netherlands: `20 november 2026`; empty for an invalid date. */
export function formatDate(moment: Date | string | number): string {
  return format(moment, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A moment as date and time in the Netherlands: `20 november 2026 om 14:05`; empty for an invalid date. */
export function formatDateTime(moment: Date | string | number): string {
  return format(moment, { dateStyle: 'long', timeStyle: 'short' });
}

/** The same in few characters: `20 nov 2026, 14:05`; empty for an invalid date. */
export function formatShortMoment(moment: Date | string | number): string {
  return format(moment, { dateStyle: 'medium', timeStyle: 'short' });
}

function format(moment: Date | string | number, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: TIME_ZONE }).format(date);
}
