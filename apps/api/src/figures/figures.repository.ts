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
    select r.place::int as place, counted.* from ${rangeRows(parts)}, lateral (
      select coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(orders), 0)::int as orders, 0 as visits
      from sale_hours where website_id = ${websiteId} and ${isInRange}) counted`.execute(tx);
  return rows;
}

/** Visits of the parts. */
export async function findVisits(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: readonly Part[],
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select r.place::int as place, counted.* from ${rangeRows(parts)}, lateral (
      select 0 as turnover, 0 as orders, coalesce(sum(visits), 0)::int as visits
      from visit_counts where website_id = ${websiteId} and ${isInRange}) counted`.execute(tx);
  return rows;
}

/**
 * The ranges as rows: each is found in an index, which costs half as much as sorting all hours into them. A range that goes
 * on ends at infinity: with `coalesce` in a condition, PostgreSQL applies row security first and reads all hours per range.
 */
function rangeRows(parts: readonly Part[]): RawBuilder<unknown> {
  const ranges = rangesOf(parts);
  const from = ranges.map((range) => range.from);
  const until = ranges.map((range) => range.until?.toISOString() ?? 'infinity');
  return sql`unnest(${from}::timestamptz[], ${until}::timestamptz[]) with ordinality as r (begins, ends, place)`;
}

const isInRange = sql`hour >= r.begins and hour < r.ends`;

/** What was most often searched for in vain in the period. */
export async function findMissedSearches(tx: WebsiteTransaction, websiteId: string, period: Period) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::int as count from missed_searches
    where website_id = ${websiteId} and day >= ${startOf(period)}::date
    group by words order by count desc, words limit ${MOST}`.execute(tx);
  return rows;
}
