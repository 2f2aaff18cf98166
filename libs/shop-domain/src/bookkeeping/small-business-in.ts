import type { BookedPeriod } from './check-booked-period.ts';

/** How much of a period a shop is exempt as a small business: from the first day until the day before the last. */
export function smallBusinessIn(
  { from, until }: BookedPeriod,
  scheme: { readonly small_business_from: string; readonly small_business_until: string },
): 'none' | 'part' | 'all' {
  const { small_business_from: begin, small_business_until: end } = scheme;
  if (begin === '' || begin > until || (end !== '' && end <= from)) return 'none';
  return begin <= from && (end === '' || end > until) ? 'all' : 'part';
}
