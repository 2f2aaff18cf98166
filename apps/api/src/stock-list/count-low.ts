import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isCounted, mostLow } from './shelves.ts';

/**
 * The number of shelves with so few pieces that their owner is warned, as the list of stock has them, no more than `most`.
 * Each product is looked up for its pieces: joined, PostgreSQL reads all products.
 */
export async function countLow(tx: WebsiteTransaction, websiteId: string, most: number): Promise<number> {
  const low = (condition: RawBuilder<unknown>) => sql`lateral (
    select p.low_stock from products p
    where p.website_id = s.website_id and p.id = s.product_id and ${isCounted(websiteId)} and ${condition} offset 0) p
    where s.website_id = ${websiteId} and s.available <= ${mostLow(websiteId)} and s.available <= p.low_stock`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from stock s, ${low(sql`p.variants = '[]'`)}
      union all
      select from variant_stock s, ${low(sql`p.variants @> jsonb_build_array(jsonb_build_object('id', s.variant_id))`)}
        and not s.retired
      limit ${most}) found`.execute(tx);
  return rows[0]?.total ?? 0;
}
