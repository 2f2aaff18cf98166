import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { findCartDiscounts } from '../discounts/cart-discounts.repository.ts';
import { type CartChange, updateCart } from './cart.repository.ts';
import {
  type CartContents,
  type LoadedCart,
  type OpenCart,
  findCartWithContents,
  openCart,
  openedCart,
  priceOpenCart,
  pricedFrom,
} from './cart.service.ts';

/**
 * Changes the lines of an open cart in one transaction: locks its row first, so that concurrent changes run one after
 * another, runs `change`, and moves the expiry of the cart.
 */
export async function changeLines(
  { write, websiteId, now }: HandlerContext,
  session: string,
  change: (tx: WebsiteTransaction, open: OpenCart) => Promise<void>,
): Promise<LoadedCart> {
  return write(async (tx) => {
    const open = await openCart(tx, websiteId, session, { lock: true, now: now() });
    await change(tx, open);
    const loaded = await priceOpenCart(tx, open);
    withCommit(tx, updateCart(tx, open.cart, {}, { now: now(), hasLines: loaded.lines.length > 0 }));
    return loaded;
  });
}

/**
 * Changes the columns of an open cart, under its row lock. `change` returns the columns to write; `price` prices the
 * cart before the change, for a choice between the methods it offers.
 */
export async function changeCart(
  { write, websiteId, now }: HandlerContext,
  session: string,
  change: (open: OpenCart, price: () => LoadedCart) => CartChange,
): Promise<LoadedCart> {
  return write(async (tx) => {
    const { found, contents } = await findCartWithContents(tx, websiteId, session, { lock: true });
    const open = openedCart(found, now());
    const written = change(open, () => pricedFrom(open, contents));
    const stored = updateCart(tx, open.cart, written, { now: now(), hasLines: contents.lines.length > 0 });
    withCommit(tx, stored);
    const changed = { ...open, cart: { ...open.cart, ...written } };
    if (!asksOfCustomer(contents) || written.customer === undefined) return pricedFrom(changed, contents);
    return pricedFrom(changed, { ...contents, discounts: await findCartDiscounts(tx, websiteId, session) });
  });
}

/** Whether a discount depends on who the customer is, so that it is read again for another one. */
function asksOfCustomer({ discounts }: CartContents): boolean {
  return discounts.rules.some(
    ({ emails, customer_uses_max }) => emails.length > 0 || customer_uses_max !== null,
  );
}
