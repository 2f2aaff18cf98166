import type { RetentionUnit } from './retention-rules.ts';

/**
 * The first day that is still kept on a Dutch day, such as `2026-11-28`. A month earlier than the 31st is the last day of
 * that month; years are kept whole.
 */
export function keptFrom(unit: RetentionUnit, amount: number, today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  if (unit === 'years') return `${String(year - amount)}-01-01`;
  if (unit === 'days') return isoDay(new Date(Date.UTC(year, month - 1, day - amount)));
  const last = new Date(Date.UTC(year, month - amount, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 - amount, Math.min(day, last))));
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
