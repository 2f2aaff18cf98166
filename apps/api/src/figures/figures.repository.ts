import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { earliestOf, partOf, partsOf, type Period, startOf } from './period.ts';

/** What was sold, or visited, in a part of the period or of the one before it. */
export interface CountedPart {
  readonly part: Date;
  readonly is_before: boolean;
  readonly turnover: number;
  readonly orders: number;
  readonly visits: number;
}

const MOST = 5;

/** The moments at which the parts of the period start, in order. */
export async function findParts(tx: WebsiteTransaction, period: Period): Promise<Date[]> {
  const { rows } = await partsOf(period).execute(tx);
  return rows.map(({ part }) => part);
}

/** Sales per part. */
export async function findSales(
  tx: WebsiteTransaction,
  websiteId: string,
  period: Period,
): Promise<CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    select part, is_before, sum(turnover)::bigint as turnover, sum(orders)::int as orders, 0 as visits from (
      select s.turnover, s.orders, ${partOf(period, sql`s.hour`)} from sale_hours s
      where s.website_id = ${websiteId} and s.hour >= ${earliestOf(period)}) sold
    where part is not null group by part, is_before`.execute(tx);
  return rows;
}

/** Visits per part. */
export async function findVisits(
  tx: WebsiteTransaction,
  websiteId: string,
  period: Period,
): Promise<CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    select part, is_before, 0 as turnover, 0 as orders, sum(visits)::int as visits from (
      select v.visits, ${partOf(period, sql`v.hour`)} from visit_counts v
      where v.website_id = ${websiteId} and v.hour >= ${earliestOf(period)}) visited
    where part is not null group by part, is_before`.execute(tx);
  return rows;
}

/** The products that sold for most in the period; of a year, its months as a whole. */
export async function findBestSellers(tx: WebsiteTransaction, websiteId: string, period: Period) {
  const unit = period.days > 30 ? 'month' : 'day';
  const { rows } = await sql<{ product_id: string; title: string; pieces: number; turnover: number }>`
    select product_id, max(title) as title, sum(pieces)::int as pieces, sum(turnover)::bigint as turnover
    from product_sales
    where website_id = ${websiteId} and unit = ${unit} and starts >= date_trunc(${unit}, ${startOf(period)})::date
    group by product_id having sum(turnover) > 0 order by turnover desc, product_id limit ${MOST}`.execute(
    tx,
  );
  return rows;
}

/** What was most often searched for in vain in the period. */
export async function findMissedSearches(tx: WebsiteTransaction, websiteId: string, period: Period) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::int as count from missed_searches
    where website_id = ${websiteId} and day >= ${startOf(period)}::date
    group by words order by count desc, words limit ${MOST}`.execute(tx);
  return rows;
}
