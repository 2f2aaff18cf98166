import type { restoreOrder } from '@etalage/api-contract';
import { isBrokenOff } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { endSoon } from '../payments/end-payments.ts';
import { isOnlineMethod } from '../payments/is-online-method.ts';
import { findUnfinished } from '../payments/open-attempts.repository.ts';
import { lockOrder, type OrderRow } from '../payments/order.repository.ts';
import { hasBeenPaid, paymentStateOf } from '../payments/payment-state.ts';
import { refreshPayments } from '../payments/refresh-payments.ts';
import { findLines } from '../shoppingcart/cart-lines.repository.ts';
import { fillCart } from '../shoppingcart/fill-cart.ts';
import { releaseDiscounts } from '../discounts/discount-uses.ts';
import { releaseStock } from '../stock/stock-reservations.ts';
import { openedPurchase } from './opened-purchase.ts';

/**
 * Takes the products of an order whose payment was broken off back to a cart and cancels the order, once: a repeated or
 * concurrent call returns the same cart. The provider says first whether money arrived or is on its way; afterwards it ends
 * what is open, so that nobody pays for both orders. A payment that succeeds nevertheless makes the order valid again.
 */
export const restoreOrderHandler: Handler<typeof restoreOrder> = async (input, context) => {
  const { order } = await openedPurchase(context, input);
  if (!order) throw new ApiError('order_not_restorable');
  await refreshPayments(context, order.id);
  const restored = await context.write((tx) =>
    restoreOnce(tx, context, order.id, input.shoppingcart_session),
  );
  await endSoon(context.ports.jobs, context.websiteId, restored.payments);
  return { shoppingcart: { session: restored.session } };
};

interface Restored {
  readonly session: string;
  /** Those that may still be open at the provider. */
  readonly payments: readonly string[];
}

async function restoreOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  orderId: string,
  intoSession: string,
): Promise<Restored> {
  const { websiteId, now } = context;
  const order = await lockOrder(tx, websiteId, orderId);
  if (order?.restored_cart_id) return { session: order.restored_cart_id, payments: [] };
  // What was sent cannot go back to the cart.
  if (!order?.cart_id || order.sent !== 'none') throw new ApiError('order_not_restorable');
  await refuseUnlessBrokenOff(tx, order);
  const lines = await findLines(tx, websiteId, order.cart_id);
  const ordered = lines.filter(({ type }) => type === 'checkout');
  if (ordered.length === 0) throw new ApiError('order_not_restorable');
  const { customer, payment_method, snapshot } = order;
  const discount_code = snapshot.cart.shoppingcart.discount_code?.code ?? '';
  const session = await fillCart(
    tx,
    { websiteId, session: intoSession, now: now() },
    { lines: ordered, customer, payment_method, discount_code },
  );
  await releaseStock(tx, websiteId, order.id);
  await releaseDiscounts(tx, websiteId, order.id);
  await tx
    .updateTable('orders')
    .set({ status: 'cancelled', restored_cart_id: session })
    .where('website_id', '=', websiteId)
    .where('id', '=', order.id)
    .execute();
  await followInvoices(tx, websiteId, order.id, now());
  return { session, payments: await findUnfinished(tx, websiteId, order.id) };
}

async function refuseUnlessBrokenOff(tx: WebsiteTransaction, order: OrderRow): Promise<void> {
  const { website_id: websiteId, id, status, payment_method, total_incl_tax } = order;
  const state = await paymentStateOf(tx, websiteId, id);
  if (hasBeenPaid(state)) throw new ApiError('order_already_paid');
  const isOnline = total_incl_tax > 0 && (await isOnlineMethod(tx, websiteId, payment_method));
  if (!isBrokenOff({ status, payment_status: state.derived.status, isOnline }))
    throw new ApiError('order_not_restorable');
}
