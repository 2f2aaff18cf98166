import type { RuleErrors } from '../rule-text.ts';

/** Days of the Netherlands, as `YYYY-MM-DD`, which sort as text; both belong to the period. */
export interface BookedPeriod {
  from: string;
  until: string;
}

/** Years in the longest period; a shop keeps its books for seven, or ten. */
const MAX_BOOKED_YEARS = 10;

/** What is wrong with a period of the bookkeeping; all of it is said at its last day. */
export function checkBookedPeriod({ from, until }: BookedPeriod): RuleErrors {
  if (!isDay(from) || !isDay(until)) return { until: [{ key: 'booked_period_missing', values: {} }] };
  if (until < from) return { until: [{ key: 'booked_period_reversed', values: {} }] };
  const most = `${Number(from.slice(0, 4)) + MAX_BOOKED_YEARS}${from.slice(4)}`;
  if (until >= most) return { until: [{ key: 'booked_period_long', values: { years: MAX_BOOKED_YEARS } }] };
  return {};
}

/** Whether a text is a day that exists, and none from before there were web shops or after this century. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
