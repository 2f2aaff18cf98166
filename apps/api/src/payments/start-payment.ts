import { createHash } from 'node:crypto';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { OrderRow } from './order.repository.ts';
import { lockOrder, storePaymentStatus } from './order.repository.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import { reserveAgain } from '../stock/stock-reservations.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { stockInsufficient } from '../stock/stock-insufficient.ts';
import { PaymentProviderError, type ProviderPayment } from '../ports/payment/payment-provider.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { paymentAccountOf } from './payment-account.ts';
import { amountDue, type AttemptRow, hasBeenPaid, paymentStateOf, statusOfAttempt } from './payment-state.ts';

/**
 * Returns the address of the page on which an order is paid with a method: that of an open attempt, otherwise of a new
 * one. The row of the attempt exists before the request to the provider, and its key makes a repeated request harmless.
 * Throws `order_not_found`, `order_already_paid`, `payment_unavailable`, and `stock_insufficient` when its stock was
 * released and is no longer available.
 */
export async function startPayment(
  context: HandlerContext,
  orderId: string,
  method: string,
): Promise<string> {
  const { order, attempt } = await context.write((tx) => prepareAttempt(tx, context, orderId, method));
  if (attempt.psp_id && attempt.checkout_url) return attempt.checkout_url;
  try {
    const payment = await createAtProvider(context, order, attempt);
    await context.write((tx) => applyProviderPayment(tx, context.websiteId, payment, context.now()));
    return payment.checkoutUrl;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    return payPageAfter(fault, context, attempt);
  }
}

/**
 * The pay page of an attempt for which the provider failed this call: a concurrent call may have stored it meanwhile,
 * and both must then give the same reply. Throws `payment_unavailable` when there is none.
 */
async function payPageAfter(
  fault: PaymentProviderError,
  context: HandlerContext,
  attempt: AttemptRow,
): Promise<string> {
  const stored = await context.read((tx) =>
    tx
      .selectFrom('payment_attempts')
      .select('checkout_url')
      .where('website_id', '=', context.websiteId)
      .where('id', '=', attempt.id)
      .executeTakeFirst(),
  );
  if (stored?.checkout_url) return stored.checkout_url;
  context.log.error({ err: fault, orderId: attempt.order_id }, 'payment could not be created');
  if (!fault.temporary) await storeFailure(context, attempt);
  throw new ApiError('payment_unavailable');
}

interface NewAttempt {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly number: number;
  readonly isTest: boolean;
  readonly keyId: string | null;
}

/** Adds the next attempt of a locked order. The provider is called later, outside the transaction. */
export async function addAttempt(
  tx: WebsiteTransaction,
  websiteId: string,
  order: NewAttempt,
): Promise<AttemptRow> {
  return tx
    .insertInto('payment_attempts')
    .values({
      website_id: websiteId,
      id: newId(),
      order_id: order.id,
      number: order.number,
      method: order.method,
      amount: order.amount,
      currency: order.currency,
      is_test: order.isTest,
      key_id: order.keyId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function prepareAttempt(
  tx: WebsiteTransaction,
  context: HandlerContext,
  orderId: string,
  method: string,
) {
  const { websiteId } = context;
  const order = await lockOrder(tx, websiteId, orderId);
  if (!order || order.status === 'cancelled') throw new ApiError('order_not_found');
  const state = await paymentStateOf(tx, websiteId, orderId);
  const { id, total_incl_tax, currency } = order;
  const amount = amountDue(state, total_incl_tax);
  if (hasBeenPaid(state) && amount === 0) throw new ApiError('order_already_paid');
  const shortages = await reserveAgain(tx, websiteId, orderId, reservationEnd(true, context.now()));
  if (shortages.length > 0) throw await stockInsufficient(tx, websiteId, shortages);
  const { keyId, mode } = await paymentAccountOf(tx, context.ports.payments, websiteId);
  const open = state.attempts.find(
    (attempt) =>
      attempt.method === method &&
      attempt.key_id === keyId &&
      attempt.received_on === null &&
      // One of before the bank took more asks for too little.
      attempt.amount === amount &&
      ['', 'open'].includes(statusOfAttempt(state, attempt)),
  );
  await storeMethod(tx, order, method);
  if (open) return { order, attempt: open };
  const number = 1 + Math.max(0, ...state.attempts.map((attempt) => attempt.number));
  const isTest = mode === 'test';
  const attempt = await addAttempt(tx, websiteId, { id, amount, currency, method, number, isTest, keyId });
  return { order, attempt };
}

/** Stores the method that was chosen last, which the order page marks; what is paid afterwards stays so until it is paid. */
async function storeMethod(tx: WebsiteTransaction, order: OrderRow, method: string): Promise<void> {
  if (order.payment_method === method || order.pay_days !== null) return;
  await tx
    .updateTable('orders')
    .set({ payment_method: method })
    .where('website_id', '=', order.website_id)
    .where('id', '=', order.id)
    .execute();
}

async function createAtProvider(
  context: HandlerContext,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<ProviderPayment> {
  const { websiteId, origin, ports, translate } = context;
  const { settings } = await context.read((tx) =>
    tx.selectFrom('websites').select('settings').where('id', '=', websiteId).executeTakeFirstOrThrow(),
  );
  return ports.payments.provider.create({
    reference: { website_id: websiteId, order_id: order.id, attempt_id: attempt.id },
    amount: attempt.amount,
    currency: attempt.currency,
    description: translate('order_mail_heading_order', { number: order.number }),
    method: attempt.method,
    redirectUrl: origin + orderPagePath(settings, order.token),
    webhookUrl: ports.payments.webhookUrl(websiteId, origin, attempt.key_id),
    idempotencyKey: idempotencyKeyOf(websiteId, order.id, attempt.number),
  });
}

/** The key of an attempt, always the same; a repeated request with it returns the same payment. */
function idempotencyKeyOf(websiteId: string, orderId: string, number: number): string {
  return createHash('sha256').update(`${websiteId}:${orderId}:${number}`).digest('hex');
}

/** Stores a permanent refusal as a failed attempt, so that the next press of the button creates a new attempt. */
async function storeFailure({ write, websiteId }: HandlerContext, attempt: AttemptRow): Promise<void> {
  const { order_id: orderId } = attempt;
  await write(async (tx) => {
    await lockOrder(tx, websiteId, orderId);
    await tx
      .insertInto('payment_events')
      .values({ website_id: websiteId, order_id: orderId, attempt_id: attempt.id, status: 'failed' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await storePaymentStatus(tx, websiteId, orderId, await paymentStateOf(tx, websiteId, orderId));
  });
}
