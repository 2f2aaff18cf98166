import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../http/handler-context.ts';
import { type CartChange, updateCart } from './cart.repository.ts';
import {
  type LoadedCart,
  type OpenCart,
  loadCart,
  openCart,
  priceOpenCart,
  repriced,
} from './cart.service.ts';

/**
 * Changes an open cart in one transaction: takes its row lock first, so that parallel changes follow each other, runs
 * `change`, and moves the end of the cart's life. `change` gives what is to be written on the cart itself.
 */
export async function changeCart(
  { write, websiteId, now }: HandlerContext,
  session: string,
  change: (tx: WebsiteTransaction, open: OpenCart) => Promise<CartChange>,
): Promise<LoadedCart> {
  return write(async (tx) => {
    const open = await openCart(tx, websiteId, session, { lock: true, now: now() });
    const written = await change(tx, open);
    await updateCart(tx, open.cart, written, now());
    return priceOpenCart(tx, { ...open, cart: { ...open.cart, ...written } });
  });
}

/**
 * As `changeCart`, for a choice between what the priced cart offers: `choose` judges it and gives what is to be written.
 */
export async function chooseForCart(
  { write, websiteId, now }: HandlerContext,
  session: string,
  choose: (loaded: LoadedCart) => CartChange,
): Promise<LoadedCart> {
  return write(async (tx) => {
    const loaded = await loadCart(tx, websiteId, session, { lock: true, now: now() });
    const written = choose(loaded);
    await updateCart(tx, loaded.cart, written, now());
    return repriced(loaded, { ...loaded.cart, ...written });
  });
}
