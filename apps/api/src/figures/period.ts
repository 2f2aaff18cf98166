import { type RawBuilder, sql } from 'kysely';

/** A number of days that ends now, in Dutch time, and the same number before it. */
export interface Period {
  readonly days: number;
  readonly now: Date;
}

/** A part of the period, with the part of the period before that has the same place. */
export interface Part {
  /** Its first moment; of the first week of a year this may be before the period. */
  readonly at: Date;
  /** From when it is counted. */
  readonly from: Date;
  readonly from_before: Date;
  /** What is as late as now in the period before: the parts of that period end there. Equal in all parts. */
  readonly now_before: Date;
}

const unitOf = (days: number) => (days === 1 ? 'hour' : days <= 30 ? 'day' : 'week');

const localNow = ({ now }: Period) => sql`(${now}::timestamptz at time zone 'Europe/Amsterdam')`;

/** The first local moment of the period: the beginning of its first day. */
export const startOf = (period: Period): RawBuilder<unknown> =>
  sql`(date_trunc('day', ${localNow(period)}) - make_interval(days => ${period.days - 1}))`;

/** The first moment at which the clock shows this local moment or a later one; an hour of autumn comes twice. */
const firstMomentOf = (local: RawBuilder<unknown>) => sql`least(
  ${local} at time zone 'Europe/Amsterdam',
  (${local} - interval '1 hour') at time zone 'Europe/Amsterdam' + interval '1 hour')`;

/** The parts of the period in order. */
export function partsOf(period: Period): RawBuilder<Part> {
  const unit = unitOf(period.days);
  const before = sql`make_interval(days => ${period.days})`;
  return sql<Part>`
    select at at time zone 'Europe/Amsterdam' as at, ${firstMomentOf(sql`start`)} as from,
      ${firstMomentOf(sql`(start - ${before})`)} as from_before,
      ${firstMomentOf(sql`(${localNow(period)} - ${before})`)} as now_before
    from (select at, greatest(at, ${startOf(period)}) as start from generate_series(
      date_trunc(${unit}, ${startOf(period)}), ${localNow(period)}, ${`1 ${unit}`}::interval) as series (at)) parts
    order by start`;
}
