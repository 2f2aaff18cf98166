import { compiledStatement } from '../db/compiled-statement.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { movedEnd } from '../shoppingcart/cart-end.ts';
import type { CartRecord } from '../shoppingcart/cart.repository.ts';

/**
 * Closes a cart permanently: for 30 days it only refers to its order, so that late calls get `shoppingcart_converted`.
 * The customer's data moves to the order and is not stored twice.
 */
export async function convertCart(
  tx: WebsiteTransaction,
  cart: Pick<CartRecord, 'website_id' | 'id' | 'expires_at'>,
  token: string,
  now: Date,
): Promise<void> {
  const { website_id, id } = cart;
  await close(tx, { website_id, id, token, now, end: movedEnd(cart.expires_at, now, true) });
}

const close = compiledStatement<
  { website_id: string; id: string; token: string; now: Date; end: Date },
  unknown
>((db, value) =>
  db
    .updateTable('carts')
    .set({
      status: 'converted',
      order_token: value('token'),
      customer: '{}',
      updated_at: value('now'),
      expires_at: value('end'),
    })
    .where('website_id', '=', value('website_id'))
    .where('id', '=', value('id')),
);
