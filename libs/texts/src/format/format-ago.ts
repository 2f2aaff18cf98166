import { formatDate } from './format-date.ts';

const MINUTE = 60_000;
const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(moment);

/**
 * How long ago a moment was, in everyday Dutch: `zojuist`, `5 minuten geleden`, `3 uur geleden`, `gisteren`, `4 dagen
 * geleden`; its date after a week, and empty for an invalid date. Days change at midnight in the Netherlands.
 */
export function formatAgo(moment: Date | string | number, now: Date): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const relativeTime = new Intl.RelativeTimeFormat('nl-NL', { numeric: 'auto' });
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE);
  if (minutes < 1) return 'zojuist';
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(date))) / (24 * 60 * MINUTE));
  if (days === 0) return relativeTime.format(-Math.floor(minutes / 60), 'hour');
  if (days === 1) return 'gisteren';
  return days < 7 ? relativeTime.format(-days, 'day') : formatDate(date);
}
