import type { createCart } from '@etalage/api-contract';
import { newId } from '../db/new-id.ts';
import { withCommit } from '../db/with-website.ts';
import type { Handler } from '../http/handler-context.ts';
import { insertCart } from './cart.repository.ts';

const DAY = 24 * 3600 * 1000;

/** An empty cart lives 24 hours. */
export const createCartHandler: Handler<typeof createCart> = async (_input, { write, websiteId, now }) => {
  const id = newId();
  const expires_at = new Date(now().getTime() + DAY);
  await write(async (tx) => withCommit(tx, insertCart(tx, { website_id: websiteId, id, expires_at })));
  return { shoppingcart: { session: id } };
};
