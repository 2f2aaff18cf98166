import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Days that are kept: figures of a year are shown beside those of the year before, best sellers for a month. */
const VISIT_DAYS = 800;
const PRODUCT_DAYS = 62;

/** Deletes the sums that no screen shows any more. */
export async function deleteOldFigures(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<void> {
  const ago = (days: number) => sql`(${now}::timestamptz - make_interval(days => ${days}))`;
  // Days first: then those hours have no sum to lower.
  await sql`delete from visit_days where website_id = ${websiteId} and day < ${ago(VISIT_DAYS)}::date`.execute(
    tx,
  );
  await sql`delete from visit_counts where website_id = ${websiteId} and hour < ${ago(VISIT_DAYS)}`.execute(
    tx,
  );
  await sql`
    delete from product_sales where website_id = ${websiteId} and unit = 'day' and starts < ${ago(PRODUCT_DAYS)}`.execute(
    tx,
  );
}
