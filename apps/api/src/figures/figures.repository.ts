import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Part, partsOf, type Period, startOf } from './period.ts';
import { type Counted, rangesOf } from './ranges.ts';

const MOST = 5;

/** The parts of the period, in order. */
export async function findParts(tx: WebsiteTransaction, period: Period): Promise<Part[]> {
  const { rows } = await partsOf(period).execute(tx);
  return rows;
}

/** Sales of the parts. */
export async function findSales(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: readonly Part[],
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    ${rangeRows(parts)}
    select r.place::int as place, counted.* from r, lateral (
      select coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(orders), 0)::int as orders, 0 as visits
      from (${piecesOf({ websiteId, days: 'sale_days', hours: 'sale_hours', sums: sql`turnover, orders` })}) p
    ) counted`.execute(tx);
  return rows;
}

/** Visits of the parts. */
export async function findVisits(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: readonly Part[],
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    ${rangeRows(parts)}
    select r.place::int as place, counted.* from r, lateral (
      select 0 as turnover, 0 as orders, coalesce(sum(visits), 0)::int as visits
      from (${piecesOf({ websiteId, days: 'visit_days', hours: 'visit_counts', sums: sql`visits` })}) p
    ) counted`.execute(tx);
  return rows;
}

interface Pieces {
  readonly websiteId: string;
  readonly days: 'sale_days' | 'visit_days';
  readonly hours: 'sale_hours' | 'visit_counts';
  readonly sums: RawBuilder<unknown>;
}

/** The rows of a range `r`: of its whole days those of the days, and of what is before and behind them the hours. */
function piecesOf({ websiteId, days, hours, sums }: Pieces): RawBuilder<unknown> {
  const ofHours = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
    select ${sums} from ${sql.table(hours)} where website_id = ${websiteId} and hour >= ${from} and hour < ${until}`;
  return sql`
    select ${sums} from ${sql.table(days)}
    where website_id = ${websiteId} and day >= r.first_day and day < r.end_day
    union all ${ofHours(sql`r.begins`, sql`r.head_ends`)}
    union all ${ofHours(sql`r.tail_begins`, sql`r.ends`)}`;
}

/**
 * The ranges as rows `r`, each with the Dutch days that are wholly in it: those of a year are read by day. Each is found in
 * an index, which costs half as much as sorting all rows into them. A range that goes on ends at infinity. All bounds are
 * columns: with an expression in a condition, PostgreSQL applies row security first and reads all rows per range.
 */
function rangeRows(parts: readonly Part[]): RawBuilder<unknown> {
  const ranges = rangesOf(parts);
  const from = ranges.map((range) => range.from);
  const until = ranges.map((range) => range.until?.toISOString() ?? 'infinity');
  const firstOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone 'Europe/Amsterdam')`;
  return sql`
    with given as (
      select place, begins, ends,
        (begins at time zone 'Europe/Amsterdam' + interval '1 day' - interval '1 microsecond')::date as first_day,
        (ends at time zone 'Europe/Amsterdam')::date as end_day
      from unnest(${from}::timestamptz[], ${until}::timestamptz[]) with ordinality as g (begins, ends, place)),
    r as materialized (
      select *, least(ends, ${firstOf(sql`first_day`)}) as head_ends,
        greatest(${firstOf(sql`first_day`)}, ${firstOf(sql`end_day`)}) as tail_begins
      from given)`;
}

/** What was most often searched for in vain in the period. */
export async function findMissedSearches(tx: WebsiteTransaction, websiteId: string, period: Period) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::int as count from missed_searches
    where website_id = ${websiteId} and day >= ${startOf(period)}::date
    group by words order by count desc, words limit ${MOST}`.execute(tx);
  return rows;
}
