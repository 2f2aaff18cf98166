import { type RawBuilder, sql } from 'kysely';

/** A number of days that ends now, in Dutch time, and the same number before it. */
export interface Period {
  readonly days: number;
  readonly now: Date;
}

const unitOf = (days: number) => (days === 1 ? 'hour' : days <= 30 ? 'day' : 'week');

const local = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/Amsterdam')`;

/** The first local moment of the period: the beginning of its first day. */
export const startOf = ({ days, now }: Period): RawBuilder<unknown> =>
  sql`(date_trunc('day', ${local(sql`${now}::timestamptz`)}) - make_interval(days => ${days - 1}))`;

/** The moment at which the period before it starts; what is older is not counted. */
export const earliestOf = (period: Period): RawBuilder<unknown> =>
  sql`((${startOf(period)} - make_interval(days => ${period.days})) at time zone 'Europe/Amsterdam')`;

/**
 * Columns for a moment: whether it is in the period before, and the part of the period that it is in, as a local moment.
 * A moment of the period before is in the part that has the same place; null if that is later than now.
 */
export function partOf(period: Period, moment: RawBuilder<unknown>): RawBuilder<unknown> {
  const isBefore = sql`${local(moment)} < ${startOf(period)}`;
  const shifted = sql`case when ${isBefore}
    then ${local(moment)} + make_interval(days => ${period.days}) else ${local(moment)} end`;
  return sql`${isBefore} as is_before,
    case when ${shifted} <= ${local(sql`${period.now}::timestamptz`)}
      then date_trunc(${unitOf(period.days)}, ${shifted}) at time zone 'Europe/Amsterdam' end as part`;
}

/** The parts of the period in order, as moments. */
export function partsOf(period: Period): RawBuilder<{ part: Date }> {
  const unit = unitOf(period.days);
  return sql<{ part: Date }>`
    select at at time zone 'Europe/Amsterdam' as part from generate_series(
      date_trunc(${unit}, ${startOf(period)}), ${local(sql`${period.now}::timestamptz`)}, ${`1 ${unit}`}::interval) as parts (at)`;
}
