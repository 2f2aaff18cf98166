import type { getCart } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { updateCart } from './cart.repository.ts';
import { loadCart } from './cart.service.ts';
import { withExplanation } from './explained-parts.ts';

const DAY = 24 * 3600 * 1000;

/** Reading a cart with lines also extends its expiry, written at most once a day. */
export const getCartHandler: Handler<typeof getCart> = async (input, { read, write, websiteId, now }) => {
  const session = input.shoppingcart_session;
  const loaded = await read((tx) => loadCart(tx, websiteId, session, { lock: false, now: now() }));
  const { cart, lines, reply } = loaded;
  if (lines.length > 0 && cart.expires_at.getTime() - now().getTime() < 29 * DAY) {
    await write((tx) => updateCart(tx, cart, {}, { now: now(), hasLines: true }));
  }
  return input.explain ? withExplanation(loaded) : reply;
};
