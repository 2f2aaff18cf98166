import { type BookedPeriod, checkBookedPeriod } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import { startOfDay } from '../db/start-of-day.ts';

/** Refuses a period that the bookkeeping does not have. Throws `validation_failed`. */
export function refusePeriod(period: BookedPeriod): void {
  const errors = checkBookedPeriod(period);
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}

/** Whether a moment is on a day of the period, in the Netherlands. */
export function isWithin(moment: RawBuilder<unknown>, { from, until }: BookedPeriod): RawBuilder<unknown> {
  return sql`(${moment} >= ${startOfDay(from)} and ${moment} < ${startOfDay(until, 1)})`;
}

/** The day of a moment in the Netherlands, as `YYYY-MM-DD`. */
export function dayOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
}
