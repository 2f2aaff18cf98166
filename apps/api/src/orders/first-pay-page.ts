import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { isOnlineMethod } from '../payments/is-online-method.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import { startPayment } from '../payments/start-payment.ts';

/**
 * The pay page of an order that was just placed and is paid online; empty for a quote request, a free order, pick-up and
 * wire. `known`: whether its method is paid online, if that was read with the order.
 */
export async function firstPayPage(
  context: HandlerContext,
  order: PlacedPurchase['order'],
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
