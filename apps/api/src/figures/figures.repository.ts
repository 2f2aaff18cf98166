import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { earliestOf, partOf, partsOf, type Period, startOf } from './period.ts';
import { isSale } from './sales.ts';

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
    select part, is_before, sum(total_excl_tax)::bigint as turnover, count(*)::int as orders, 0 as visits from (
      select o.total_excl_tax, ${partOf(period, sql`o.created_at`)} from orders o
      where o.website_id = ${websiteId} and o.created_at >= ${earliestOf(period)} and ${isSale}) sold
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

/** The products that sold for most in the period. */
export async function findBestSellers(tx: WebsiteTransaction, websiteId: string, period: Period) {
  const { rows } = await sql<{ product_id: string; title: string; pieces: number; turnover: number }>`
    select l.product_id, max(l.title) as title, sum(l.quantity)::int as pieces,
      sum(l.total_excl_tax)::bigint as turnover
    from orders o join order_lines l on l.website_id = o.website_id and l.order_id = o.id
    where o.website_id = ${websiteId} and o.created_at >= ${startOf(period)} at time zone 'Europe/Amsterdam' and ${isSale}
    group by l.product_id order by turnover desc, l.product_id limit ${MOST}`.execute(tx);
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
