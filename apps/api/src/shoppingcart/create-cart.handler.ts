import type { createCart } from '@etalage/api-contract';
import { newId } from '../db/new-id.ts';
import { withCommit } from '../db/with-website.ts';
import type { Handler } from '../calls/handler-context.ts';
import { cartEnd } from './cart-end.ts';
import { insertCart } from './cart.repository.ts';

/** Creates an empty cart. */
export const createCartHandler: Handler<typeof createCart> = async (_input, { write, websiteId, now }) => {
  const id = newId();
  const expires_at = cartEnd(now(), false);
  await write(async (tx) => withCommit(tx, insertCart(tx, { website_id: websiteId, id, expires_at })));
  return { shoppingcart: { session: id } };
};
