import type { InputOf, createOrder } from '@etalage/api-contract';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { findCartWithContents, openedCart, pricedFrom } from '../shoppingcart/cart.service.ts';
import { isOnlineMethod } from '../payments/is-online-method.ts';
import { startPayment } from '../payments/start-payment.ts';
import { acknowledgePrices } from './acknowledge-prices.ts';
import { checkOrder } from './check-order.ts';
import { findPurchase, type PlacedPurchase } from '../payments/order.repository.ts';
import { placeOrder } from './place-order.ts';
import { isProofOld, renewVatProof } from './renew-vat-proof.ts';

/**
 * Creates the order, the quote request or both from a cart, once (API-18), under the lock of the cart in one
 * transaction; a repeated or concurrent call returns the same. The provider is called afterwards: if it does not answer,
 * the order exists, `payment.url` is empty, and the order page offers to pay.
 */
export const createOrderHandler: Handler<typeof createOrder> = async (input, context) => {
  const { shoppingcart_session: session } = input;
  let outcome = await placeOnce(context, input);
  if (outcome === 'proof-is-old') {
    await renewVatProof(context, session);
    outcome = await placeOnce(context, input);
  }
  if (outcome === 'proof-is-old') throw new Error('a renewed proof of a VAT number is old');
  const { purchase, mailIds, isOnline } = outcome;
  for (const id of await mailIds)
    await context.ports.jobs.enqueue({ name: 'send-mail', website_id: context.websiteId, mail_id: id });
  const { token, number } = purchase;
  return {
    payment: { url: await paymentUrl(context, purchase, isOnline) },
    order: { session: token, number },
  };
};

interface Outcome {
  readonly purchase: PlacedPurchase;
  /** Known once the transaction is committed. */
  readonly mailIds: Promise<readonly string[]>;
  /** Undefined if the order already existed: the shop's methods may have changed since. */
  readonly isOnline?: boolean;
}

type Input = InputOf<typeof createOrder>;

async function placeOnce(context: HandlerContext, input: Input): Promise<Outcome | 'proof-is-old'> {
  const { shoppingcart_session: session, agreement } = input;
  return context
    .write((tx) => orderOnce(tx, context, session, agreement))
    .catch(async (refusal: unknown) => {
      const isPrice = refusal instanceof ApiError && refusal.code === 'price_changed';
      if (isPrice)
        await context.write((tx) => acknowledgePrices(tx, context.websiteId, session, context.now()));
      throw refusal;
    });
}

async function orderOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  session: string,
  agreement: boolean,
): Promise<Outcome | 'proof-is-old'> {
  const { websiteId } = context;
  const now = context.now();
  const { found: locked, contents } = await findCartWithContents(tx, websiteId, session, { lock: true });
  if (locked?.status === 'converted') {
    const made = await findPurchase(tx, websiteId, { cartId: locked.id });
    if (made) return { purchase: made, mailIds: Promise.resolve([]) };
  }
  const open = openedCart(locked, now);
  if (isProofOld(open.cart, now)) return 'proof-is-old';
  const loaded = pricedFrom(open, contents);
  checkOrder(loaded, agreement);
  const { offered, selected } = loaded.priced.payment;
  const isOnline = offered.find(({ id }) => id === selected)?.provider === 'online';
  return { ...(await placeOrder(tx, context, loaded, agreement)), isOnline };
}

/** The pay page of an order that is paid online; empty for a quote request, a free order, pick-up and wire. */
async function paymentUrl(
  context: HandlerContext,
  { order }: PlacedPurchase,
  known: boolean | undefined,
): Promise<string> {
  if (!order || order.total_incl_tax <= 0) return '';
  const isOnline =
    known ?? (await context.read((tx) => isOnlineMethod(tx, context.websiteId, order.payment_method)));
  if (!isOnline) return '';
  return startPayment(context, order.id, order.payment_method).catch((refusal: unknown) => {
    if (refusal instanceof ApiError && harmless.has(refusal.code)) return '';
    throw refusal;
  });
}

/** Refusals after which the visitor continues on the order page: it is already paid, or can be paid from there. */
const harmless: ReadonlySet<string> = new Set([
  'payment_unavailable',
  'order_already_paid',
  'stock_insufficient',
]);
