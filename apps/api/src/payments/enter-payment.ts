import type { WebsiteTransaction } from '../db/with-website.ts';
import { newId } from '../db/new-id.ts';
import { putBackStock } from '../stock/stock-reservations.ts';
import { reservationEnd } from '../stock/reservation-end.ts';
import { followConsequences } from './apply-provider-payment.ts';
import type { OrderRow } from './order.repository.ts';
import { isPaidTooMuch } from './refund-state.ts';
import { type AttemptRow, hasBeenPaid, type PaymentState, statusOfAttempt } from './payment-state.ts';

/** The payment that a member entered and nobody withdrew; undefined without one. */
export function enteredPayment(state: PaymentState): AttemptRow | undefined {
  return state.attempts.find(
    (attempt) => attempt.received_on !== null && statusOfAttempt(state, attempt) !== '',
  );
}

interface Entered {
  /** As `2026-11-28`. */
  readonly receivedOn: string;
  /** Cents, at least what is asked. */
  readonly amount: number;
  readonly now: Date;
}

/** Stores that all that is asked of a locked order arrived on a day, or more, with the consequences of a payment. */
export async function enterPayment(
  tx: WebsiteTransaction,
  order: OrderRow,
  state: PaymentState,
  { receivedOn, amount, now }: Entered,
): Promise<void> {
  const { website_id, id: order_id, payment_method: method, currency } = order;
  const number = 1 + Math.max(0, ...state.attempts.map((attempt) => attempt.number));
  const id = newId();
  const attempt = { website_id, id, order_id, number, method, amount, currency, is_test: false };
  await tx
    .insertInto('payment_attempts')
    .values({ ...attempt, received_on: receivedOn })
    .execute();
  await addEvent(tx, order, id, 'paid');
  await followConsequences(tx, website_id, order_id, now);
}

/**
 * Withdraws a payment that a member entered. Unless the order is paid otherwise, the pieces that were deducted are
 * reserved again; those of an order that was sent are gone.
 */
export async function withdrawPayment(
  tx: WebsiteTransaction,
  order: OrderRow,
  attempt: AttemptRow,
  { memberName, now }: { readonly memberName: string; readonly now: Date },
): Promise<void> {
  const { website_id: websiteId, id } = order;
  await addEvent(tx, order, attempt.id, 'withdrawn');
  const state = await followConsequences(tx, websiteId, id, now);
  const isPaid = hasBeenPaid(state);
  await tx
    .updateTable('orders')
    .set({
      double_paid: await isPaidTooMuch(tx, { websiteId, orderId: id }, state),
      stock_short: isPaid && order.stock_short,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
  if (isPaid || order.sent !== 'none') return;
  await putBackStock(tx, websiteId, id, { expiresAt: reservationEnd(false, now), memberName });
}

async function addEvent(
  tx: WebsiteTransaction,
  { website_id, id: order_id }: OrderRow,
  attempt_id: string,
  status: 'paid' | 'withdrawn',
): Promise<void> {
  await tx.insertInto('payment_events').values({ website_id, order_id, attempt_id, status }).execute();
}
