import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Has the stock of products checked by the next sweep: their limit, their state or their variants may have changed. */
export async function checkLowStock(
  tx: WebsiteTransaction,
  websiteId: string,
  products: readonly string[],
): Promise<void> {
  await sql`
    update stock set low_due = true
    where website_id = ${websiteId} and product_id = any(${[...products]}::text[]) and not low_due`.execute(
    tx,
  );
}
