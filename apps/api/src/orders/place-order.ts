import { normaliseEmail, trimmedCustomer } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import { takeDiscounts } from '../discounts/discount-uses.ts';
import { newId } from '../db/new-id.ts';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import { convertCart } from './convert-cart.ts';
import { insertOrder, insertQuote } from './insert-order.ts';
import { mailPurchase } from './mail-purchase.ts';
import { nextNumber } from './next-number.ts';
import { paymentAccountOf } from '../payments/payment-account.ts';
import { type PlacedPurchase, kindOf } from '../payments/order.repository.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { snapshotOf } from './snapshot-of.ts';
import { stockInsufficient } from '../stock/stock-insufficient.ts';
import { reserveStock } from '../stock/stock-reservations.ts';
import { keepTerms } from '../terms/agreed-terms.ts';

/**
 * Turns a checked, locked cart into an order, a quote request or both, reserves the stock, and marks the cart as
 * converted with a reference to them. All calls take locks in the same order: cart, stock by id, discounts by id, number. From the
 * number on buyers wait for each other, so the statements after it are sent together with the commit.
 */
export async function placeOrder(
  tx: WebsiteTransaction,
  context: HandlerContext,
  loaded: LoadedCart,
  agreed: boolean,
): Promise<{ purchase: PlacedPurchase; mailIds: Promise<string[]> }> {
  const { websiteId, now } = context;
  const isOrdered = loaded.reply.shoppingcart.products.length > 0;
  const isQuoted = loaded.reply.quote.products.length > 0;
  if (!isOrdered && !isQuoted) throw new Error('an order was requested for a cart without lines');
  const token = newId();
  const orderId = newId();
  const terms = agreed ? await keepTerms(tx, websiteId, loaded.settings.agreementUrl) : undefined;
  const snapshot = await snapshotOf(tx, loaded, { agreed, terms });
  const customer = trimmedCustomer(loaded.priced.customer);
  const made = { token, snapshot, customer };
  if (isOrdered) {
    await holdStock(tx, context, loaded, orderId);
    await useDiscounts(tx, loaded, orderId);
  }
  const [{ mode }, orderNumber, quoteNumber] = await Promise.all([
    paymentAccountOf(tx, context.ports.payments, websiteId),
    isOrdered ? nextNumber(tx, websiteId, 'order') : undefined,
    isQuoted ? nextNumber(tx, websiteId, 'quote') : undefined,
  ]);

  const order =
    orderNumber === undefined
      ? undefined
      : insertOrder(tx, loaded, { ...made, id: orderId, number: orderNumber });
  const quote =
    quoteNumber === undefined
      ? undefined
      : insertQuote(tx, loaded, { ...made, id: newId(), number: quoteNumber });
  withCommit(tx, convertCart(tx, loaded.cart, token, now()));
  const purchase: PlacedPurchase = {
    ...made,
    kind: kindOf(order, quote),
    number: orderNumber ?? quoteNumber ?? '',
    email: normaliseEmail(customer.invoice_email),
    order,
    quote,
  };
  const mailIds = mailPurchase(tx, context, loaded, { ...purchase, mode });
  withCommit(tx, mailIds);
  return { purchase, mailIds };
}

async function holdStock(
  tx: WebsiteTransaction,
  { websiteId, now }: HandlerContext,
  { priced }: LoadedCart,
  orderId: string,
): Promise<void> {
  const demand = priced.lines
    .filter(({ line, product }) => line.type === 'checkout' && product?.stock_management)
    .map(({ line, variant }) => ({
      product_id: line.product_id,
      variant_id: variant?.id ?? '',
      quantity: line.quantity,
    }));
  const method = priced.payment.offered.find(({ id }) => id === priced.payment.selected);
  const end = reservationEnd(method?.provider === 'online', now());
  const shortages = await reserveStock(tx, websiteId, orderId, demand, end);
  if (shortages.length > 0) throw await stockInsufficient(tx, websiteId, shortages);
}

/** Throws `cart_changed` when somebody else had the last use of a discount; the cart then shows what it costs without. */
async function useDiscounts(
  tx: WebsiteTransaction,
  { cart, priced }: LoadedCart,
  orderId: string,
): Promise<void> {
  const rules = priced.discounts.given.map(({ rule }) => rule);
  const use = { orderId, email: normaliseEmail(priced.customer.invoice_email) };
  const ids = rules.map(({ id }) => id);
  const gone = await takeDiscounts(tx, cart.website_id, ids, use);
  if (gone.length === 0) return;
  const messages = rules
    .filter(({ id }) => gone.includes(id))
    .map(({ title }) => ({ key: 'order_change_discount_gone', values: { title } }));
  throw new ApiError('cart_changed', { general: [...messages, { key: 'order_change_again' }] });
}
