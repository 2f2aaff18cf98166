import type { WebsiteTransaction } from '../db/with-website.ts';
import { countChange, flagOrder, lockOrder, reviveOrder, storePaymentStatus } from './order.repository.ts';
import { followInvoices } from '../invoices/follow-invoices.ts';
import { releaseDiscounts, retakeDiscounts } from '../discounts/discount-uses.ts';
import { isWaiting } from '../stock/expired-reservations.repository.ts';
import { deductStock, releaseStock } from '../stock/stock-reservations.ts';
import type { ProviderPayment } from '../ports/payment/payment-provider.ts';
import {
  type AttemptRow,
  hasBeenPaid,
  hasReceived,
  isOpen,
  type PaymentState,
  paymentStateOf,
  statusOfAttempt,
} from './payment-state.ts';
import { recordOutsideRefund } from './outside-refund.ts';
import { applyProviderRefunds } from './refund.repository.ts';
import { isPaidTooMuch } from './refund-state.ts';

export type Applied = 'changed' | 'unchanged' | 'unknown' | 'mismatch';

/**
 * Stores the state of one payment that its provider returned, under the lock of its order: a new state becomes one event,
 * and stock and flags follow from all events together. States may arrive late, twice and in any order.
 * `unknown`: there is no such attempt. `mismatch`: amount or reference differ from the attempt's; nothing is stored.
 */
export async function applyProviderPayment(
  tx: WebsiteTransaction,
  websiteId: string,
  payment: ProviderPayment,
  now: Date,
): Promise<Applied> {
  const found = await findAttempt(tx, websiteId, payment);
  if (!found) return 'unknown';
  const order = await lockOrder(tx, websiteId, found.order_id);
  if (!order) return 'unknown';
  if (!isOurs(payment, found, websiteId)) return 'mismatch';
  await tx
    .updateTable('payment_attempts')
    .set({ psp_id: payment.id, checkout_url: payment.checkoutUrl, checked_at: now })
    .where('website_id', '=', websiteId)
    .where('id', '=', found.id)
    .execute();
  const wasPaid = payment.status === 'paid' && (await wasReceived(tx, found));
  const haveRefundsChanged = await applyProviderRefunds(tx, websiteId, order.id, payment.refunds);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values({
      website_id: websiteId,
      order_id: order.id,
      attempt_id: found.id,
      status: payment.status,
      refunded: payment.refunded,
      charged_back: payment.chargedBack,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows && !haveRefundsChanged) return 'unchanged';
  const { refunded } = payment;
  await recordOutsideRefund(tx, websiteId, { order, attempt: found, refunded, now });
  await countChange(tx, websiteId, order.id);
  // Money that goes back neither revives a cancelled order nor takes its stock again.
  if (wasPaid) await followRefund(tx, websiteId, order.id, now);
  else await followConsequences(tx, websiteId, order.id, now);
  return 'changed';
}

/** Whether the money of an attempt was reported before. */
async function wasReceived(tx: WebsiteTransaction, attempt: AttemptRow): Promise<boolean> {
  const state = await paymentStateOf(tx, attempt.website_id, attempt.order_id);
  return hasReceived(statusOfAttempt(state, attempt));
}

/** An order of which what was too much went back is paid once; of what went back of the order there is a credit note. */
export async function followRefund(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  const state = await paymentStateOf(tx, websiteId, orderId);
  await storePaymentStatus(tx, websiteId, orderId, state);
  await flagOrder(tx, websiteId, orderId, {
    double_paid: await isPaidTooMuch(tx, { websiteId, orderId }, state),
  });
  await followInvoices(tx, websiteId, orderId, now);
}

/**
 * Updates stock, uses of discounts, flags and the stored status of a locked order to its payment state; repeating it
 * changes nothing. For attempts that were given up nobody waits any more, although they are open.
 */
export async function followConsequences(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  now: Date,
  givenUp: ReadonlySet<string> = new Set(),
): Promise<PaymentState> {
  const state = await paymentStateOf(tx, websiteId, orderId);
  await storePaymentStatus(tx, websiteId, orderId, state);
  if (await isPaidTooMuch(tx, { websiteId, orderId }, state))
    await flagOrder(tx, websiteId, orderId, { double_paid: true });
  if (hasBeenPaid(state)) {
    await reviveOrder(tx, websiteId, orderId);
    await retakeDiscounts(tx, websiteId, orderId);
    const complete = await deductStock(tx, websiteId, orderId);
    if (!complete) await flagOrder(tx, websiteId, orderId, { stock_short: true });
    await followInvoices(tx, websiteId, orderId, now);
  } else if (!state.attempts.some((attempt) => !givenUp.has(attempt.id) && isOpen(state, attempt, now))) {
    const isTried = state.attempts.some(({ received_on }) => received_on === null);
    if (isTried && !(await paysLater(tx, websiteId, orderId))) await releaseDiscounts(tx, websiteId, orderId);
    if (await hasExpiredReservation(tx, websiteId, orderId, now)) await releaseStock(tx, websiteId, orderId);
  }
  return state;
}

/** Whether an order is valid without its money: an online payment that was broken off changes nothing for it. */
async function paysLater(tx: WebsiteTransaction, websiteId: string, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('pay_days')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return typeof order?.pay_days === 'number';
}

async function findAttempt(
  tx: WebsiteTransaction,
  websiteId: string,
  payment: ProviderPayment,
): Promise<AttemptRow | undefined> {
  const attempts = tx.selectFrom('payment_attempts').selectAll().where('website_id', '=', websiteId);
  const known = await attempts.where('psp_id', '=', payment.id).executeTakeFirst();
  if (known || !payment.reference) return known;
  // The provider created the payment, but its response did not arrive: the reference identifies the attempt.
  return attempts
    .where('id', '=', payment.reference.attempt_id)
    .where('psp_id', 'is', null)
    .executeTakeFirst();
}

function isOurs(payment: ProviderPayment, attempt: AttemptRow, websiteId: string): boolean {
  const { reference } = payment;
  return (
    payment.amount === attempt.amount &&
    payment.currency === attempt.currency &&
    reference?.website_id === websiteId &&
    reference.order_id === attempt.order_id &&
    reference.attempt_id === attempt.id
  );
}

async function hasExpiredReservation(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const expired = await tx
    .selectFrom('stock_reservations')
    .select('product_id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', now)
    .where(isWaiting)
    .executeTakeFirst();
  return expired !== undefined;
}
