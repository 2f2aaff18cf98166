import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Part, partsOf, type Period, startOf } from './period.ts';
import { boundariesOf, type Counted } from './places.ts';

const MOST = 5;

/** The parts of the period, in order. */
export async function findParts(tx: WebsiteTransaction, period: Period): Promise<Part[]> {
  const { rows } = await partsOf(period).execute(tx);
  return rows;
}

/** Sales between the boundaries of the parts. */
export async function findSales(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: readonly Part[],
): Promise<Counted[]> {
  const boundaries = sql`${boundariesOf(parts)}::timestamptz[]`;
  const { rows } = await sql<Counted>`
    select width_bucket(hour, ${boundaries}) as place, sum(turnover)::bigint as turnover, sum(orders)::int as orders,
      0 as visits
    from sale_hours where website_id = ${websiteId} and hour >= (${boundaries})[1] group by place`.execute(
    tx,
  );
  return rows;
}

/** Visits between the boundaries of the parts. */
export async function findVisits(
  tx: WebsiteTransaction,
  websiteId: string,
  parts: readonly Part[],
): Promise<Counted[]> {
  const boundaries = sql`${boundariesOf(parts)}::timestamptz[]`;
  const { rows } = await sql<Counted>`
    select width_bucket(hour, ${boundaries}) as place, 0 as turnover, 0 as orders, sum(visits)::int as visits
    from visit_counts where website_id = ${websiteId} and hour >= (${boundaries})[1] group by place`.execute(
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
