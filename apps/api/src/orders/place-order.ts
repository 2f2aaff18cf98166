import type { Customer } from '@etalage/shop-domain/schema';
import { newId } from '../db/new-id.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import type { HandlerContext } from '../http/handler-context.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import { convertCart } from './convert-cart.ts';
import { insertOrder, insertOrderLines, insertQuote } from './insert-order.ts';
import { mailPurchase } from './mail-purchase.ts';
import { nextNumber } from './next-number.ts';
import { type OrderRow, type Purchase, type QuoteRow, purchaseOf } from './order.repository.ts';
import { reservationEnd } from './reservation-end.ts';
import { snapshotOf } from './snapshot-of.ts';
import { stockInsufficient } from './stock-insufficient.ts';
import { reserveStock } from './stock-reservations.ts';

/**
 * Turns a checked, locked cart into an order, a quote request or both, holds the stock, and leaves the cart behind as
 * a tombstone that names them. Locks are taken in one order by everyone: cart, stock by id, number.
 */
export async function placeOrder(
  tx: WebsiteTransaction,
  context: HandlerContext,
  loaded: LoadedCart,
  agreed: boolean,
): Promise<{ purchase: Purchase; mailIds: Promise<string[]> }> {
  const { websiteId } = context;
  const token = newId();
  const made = {
    token,
    snapshot: await snapshotOf(tx, loaded, agreed),
    customer: trimmed(loaded.priced.customer),
  };
  let order: OrderRow | undefined;
  let quote: QuoteRow | undefined;
  if (loaded.reply.shoppingcart.products.length > 0) {
    const id = newId();
    await holdStock(tx, context, loaded, id);
    const number = await nextNumber(tx, websiteId, 'order');
    const lines = loaded.reply.shoppingcart.products;
    [order] = await Promise.all([
      insertOrder(tx, loaded, { ...made, id, number }),
      insertOrderLines(tx, websiteId, id, lines),
    ]);
  }
  if (loaded.reply.quote.products.length > 0) {
    const number = await nextNumber(tx, websiteId, 'quote');
    quote = await insertQuote(tx, loaded, { ...made, id: newId(), number });
  }
  withCommit(tx, convertCart(tx, loaded.cart, token, context.now()));
  const purchase = purchaseOf(order, quote);
  if (!purchase) throw new Error('an order was asked for of a cart without lines');
  const mailIds = mailPurchase(tx, context, loaded.website, purchase);
  withCommit(tx, mailIds);
  return { purchase, mailIds };
}

async function holdStock(
  tx: WebsiteTransaction,
  { websiteId, now }: HandlerContext,
  { priced }: LoadedCart,
  orderId: string,
): Promise<void> {
  const demand = new Map<string, number>();
  for (const { line, product } of priced.lines) {
    if (line.type !== 'checkout' || !product?.stock_management) continue;
    demand.set(line.product_id, (demand.get(line.product_id) ?? 0) + line.quantity);
  }
  const method = priced.payment.offered.find(({ id }) => id === priced.payment.selected);
  const end = reservationEnd(method?.provider === 'online', now());
  const shortages = await reserveStock(tx, websiteId, orderId, demand, end);
  if (shortages.length > 0) throw await stockInsufficient(tx, websiteId, shortages);
}

/** Every text without outer spaces. */
function trimmed(customer: Customer): Customer {
  const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
  return Object.fromEntries(Object.entries(customer).map(([key, value]) => [key, trim(value)])) as Customer;
}
