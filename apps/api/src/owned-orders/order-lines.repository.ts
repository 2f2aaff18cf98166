import type { LinePieces } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The lines of an order, in their order. */
export async function findOrderLines(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<LinePieces[]> {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}
