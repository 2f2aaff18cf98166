import type { WebsiteTransaction } from '../db/with-website.ts';
import { movedEnd } from '../shoppingcart/cart-life.ts';
import type { CartRecord } from '../shoppingcart/cart.repository.ts';

/**
 * Closes a cart for good: for 30 days it only names its order, so that late calls hear `shoppingcart_converted`. What
 * the customer typed moves to the order and is not kept twice.
 */
export async function convertCart(
  tx: WebsiteTransaction,
  cart: Pick<CartRecord, 'website_id' | 'id' | 'expires_at'>,
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
      expires_at: movedEnd(cart.expires_at, now, true),
    })
    .where('website_id', '=', cart.website_id)
    .where('id', '=', cart.id)
    .execute();
}
