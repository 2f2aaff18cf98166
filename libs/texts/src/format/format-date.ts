const timeZone = 'Europe/Amsterdam';

// Made once: making one takes longer than formatting a hundred moments.
const dates = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const moments = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone });
const shortMoments = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone });

const months = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone });
const hours = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone });
const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone });
const weekdays = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone,
});

/** A moment as its time in the Netherlands: `14:05`; empty for an invalid date. */
export function formatTime(moment: Date): string {
  return format(moment, hours);
}

/** A moment as its day in the Netherlands, without the year: `20 nov`; empty for an invalid date. */
export function formatDay(moment: Date): string {
  return format(moment, days);
}

/** The same with its weekday: `vr 20 nov`; empty for an invalid date. */
export function formatWeekday(moment: Date): string {
  return format(moment, weekdays);
}

/** A moment as its date in the Netherlands: `20 november 2026`; empty for an invalid date. */
export function formatDate(moment: Date | string | number): string {
  return format(moment, dates);
}

/** A moment as its month in the Netherlands: `november 2026`; empty for an invalid date. */
export function formatMonth(moment: Date | string | number): string {
  return format(moment, months);
}

/** A moment as date and time in the Netherlands: `20 november 2026 om 14:05`; empty for an invalid date. */
export function formatDateTime(moment: Date | string | number): string {
  return format(moment, moments);
}

/** The same in few characters: `20 nov 2026, 14:05`; empty for an invalid date. */
export function formatShortMoment(moment: Date | string | number): string {
  return format(moment, shortMoments);
}

function format(moment: Date | string | number, formatter: Intl.DateTimeFormat): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return formatter.format(date);
}
