import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/**
 * Closes a cart for good: for 30 days it only names its order, so that late calls hear `shoppingcart_converted`. What
 * the customer typed moves to the order and is not kept twice.
 */
export async function convertCart(
  tx: WebsiteTransaction,
  cart: { website_id: string; id: string },
  token: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      status: 'converted',
      order_token: token,
      customer: '{}',
      updated_at: now,
      expires_at: sql<Date>`${now}::timestamptz + interval '30 days'`,
    })
    .where('website_id', '=', cart.website_id)
    .where('id', '=', cart.id)
    .execute();
}
