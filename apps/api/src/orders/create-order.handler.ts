import type { createOrder } from '@etalage/api-contract';
import { ApiError } from '../http/api-error.ts';
import type { Handler, HandlerContext } from '../http/handler-context.ts';
import { findCart } from '../shoppingcart/cart.repository.ts';
import { loadCart } from '../shoppingcart/cart.service.ts';
import { isOnlineMethod } from '../transactions/is-online-method.ts';
import { startPayment } from '../transactions/start-payment.ts';
import { acknowledgePrices } from './acknowledge-prices.ts';
import { checkOrder } from './check-order.ts';
import { findPurchase, type Purchase } from './order.repository.ts';
import { placeOrder } from './place-order.ts';
import { renewVatProof } from './renew-vat-proof.ts';

/**
 * Makes the order, the quote request or both from a cart, once (API-18). All of it happens under the lock of the cart,
 * in one transaction; calling again, also at the same time, answers what was made. The provider is called afterwards:
 * when it is away the order stands, `payment.url` is empty, and the order page offers to pay.
 */
export const createOrderHandler: Handler<typeof createOrder> = async (input, context) => {
  const { shoppingcart_session: session, agreement } = input;
  await renewVatProof(context, session);
  const { purchase, mailIds } = await context
    .write((tx) => orderOnce(tx, context, session, agreement))
    .catch(async (refusal: unknown) => {
      const isPrice = refusal instanceof ApiError && refusal.code === 'price_changed';
      if (isPrice)
        await context.write((tx) => acknowledgePrices(tx, context.websiteId, session, context.now()));
      throw refusal;
    });
  for (const id of mailIds)
    await context.ports.jobs.enqueue({ name: 'send-mail', website_id: context.websiteId, mail_id: id });
  const { token, number } = purchase;
  return { payment: { url: await paymentUrl(context, purchase) }, order: { session: token, number } };
};

async function orderOnce(
  tx: Parameters<typeof loadCart>[0],
  context: HandlerContext,
  session: string,
  agreement: boolean,
): Promise<{ purchase: Purchase; mailIds: string[] }> {
  const { websiteId } = context;
  const locked = await findCart(tx, websiteId, session, true);
  if (locked?.status === 'converted') {
    const made = await findPurchase(tx, websiteId, { cartId: locked.id });
    if (made) return { purchase: made, mailIds: [] };
  }
  const loaded = await loadCart(tx, websiteId, session, { lock: true, now: context.now() });
  checkOrder(loaded, agreement);
  return placeOrder(tx, context, loaded, agreement);
}

/** The pay page of an order that is paid online; empty for a quote request, a free order, pick-up and wire. */
async function paymentUrl(context: HandlerContext, { order }: Purchase): Promise<string> {
  if (!order || order.total_incl_tax <= 0) return '';
  const isOnline = await context.read((tx) => isOnlineMethod(tx, context.websiteId, order.payment_method));
  if (!isOnline) return '';
  return startPayment(context, order.id, order.payment_method).catch((refusal: unknown) => {
    if (refusal instanceof ApiError && harmless.has(refusal.code)) return '';
    throw refusal;
  });
}

/** Refusals after which the visitor is best off on the order page: paid already, or to be paid from there. */
const harmless: ReadonlySet<string> = new Set([
  'payment_unavailable',
  'order_already_paid',
  'stock_insufficient',
]);
