import type { InputOf, refundOrder } from '@etalage/api-contract';
import { checkRefund, refundOf, type RefundSplit, vatRefundOf } from '@etalage/shop-domain';
import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext, Member } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { findVatCorrection } from '../../invoices/vat-correction.repository.ts';
import { followRefund } from '../../payments/apply-provider-payment.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import { paymentStateOf } from '../../payments/payment-state.ts';
import { findRefund } from '../../payments/refund.repository.ts';
import { lockNumberedOrder, recordOrderChange } from '../change-order.ts';
import { freeSplit, type HeldPayment, type RefundState, refundStateOf } from '../../payments/refund-state.ts';
import { followLowering, refuseLowering } from './lower-amount.ts';
import { restock } from './restock.ts';

type Asked = InputOf<typeof refundOrder>;

/** A refund that was stored, and the mail about it that is in the outbox already. */
interface Requested {
  readonly mailId?: string | undefined;
}

/**
 * Stores a refund of an order, before anybody asks a provider for it; a repeated request finds it there, and returns
 * undefined. Of an order that is still to be paid, it takes its amount off what is asked. Throws `conflict` when the order
 * changed since the member saw it, and `validation_failed` for what cannot be paid back.
 */
export async function requestRefund(
  tx: WebsiteTransaction,
  context: Pick<HandlerContext, 'websiteId' | 'now' | 'ports' | 'translate'>,
  member: Pick<Member, 'id' | 'name'>,
  asked: Asked,
): Promise<Requested | undefined> {
  const { websiteId, now } = context;
  const order = await lockNumberedOrder(tx, websiteId, asked.number);
  const known = await findRefund(tx, websiteId, asked.id);
  if (known) {
    if (known.order_id !== order.id) throw new ApiError('idempotency_mismatch');
    return undefined;
  }
  if (order.version !== asked.version) throw new ApiError('conflict');
  const state = await refundStateOf(tx, websiteId, order);
  const { payment, kind, split } = await decide(tx, order, state, asked);
  if (!payment) refuseLowering(state.payments, now());
  const isByHand = payment?.attempt.psp_id === null;
  const due = payment ? undefined : state.owed - split.amount;
  const returned = await restock(tx, websiteId, order, {
    asked: split.lines,
    chosen: asked.restock,
    refunds: state.refunds,
    member: member.name,
    note: asked.reason,
  });
  await tx
    .insertInto('refunds')
    .values({
      website_id: websiteId,
      id: asked.id,
      order_id: order.id,
      payment_id: payment?.attempt.id ?? null,
      kind,
      by_hand: isByHand,
      amount: split.amount,
      split: JSON.stringify(split),
      restock: JSON.stringify(returned),
      reason: asked.reason,
      member_name: member.name,
      // The order is cancelled with the whole of it.
      state: due === 0 ? 'failed' : payment && !isByHand ? 'requested' : 'done',
      // The mail is in the outbox with it.
      told_at: payment ? null : now(),
    })
    .execute();
  if (payment && isByHand) await reportByHand(tx, order, payment, { amount: split.amount, now: now() });
  const mailId =
    due === undefined ? undefined : await followLowering(tx, context, order, { split, due, id: asked.id });
  const { amount, lines, shipping, free } = split;
  const after = { refund: asked.id, kind, amount, lines, shipping, free, reason: asked.reason };
  const action = payment ? 'refunded' : due === 0 ? 'lowered_all' : 'lowered';
  await recordOrderChange(tx, websiteId, member, order, { action, after });
  return { mailId };
}

interface Decided {
  /** Of which money goes back; undefined if the order is still to be paid. */
  readonly payment: HeldPayment | undefined;
  readonly kind: 'order' | 'double';
  readonly split: RefundSplit;
}

async function decide(
  tx: WebsiteTransaction,
  { website_id: websiteId, id }: OrderRow,
  state: RefundState,
  asked: Asked,
): Promise<Decided> {
  if (asked.double) return doubleOf(state, asked.double);
  if (!asked.vat) return partOf(state, asked);
  const correction = await findVatCorrection(tx, websiteId, id);
  return vatOf(correction ? state : undefined);
}

/** All VAT that is left of an order whose documents were corrected. */
function vatOf(state: RefundState | undefined): Decided {
  const split = state && vatRefundOf(state.remainder);
  if (!state?.main || !split || split.amount === 0)
    throw new ApiError('validation_failed', { vat: [{ key: 'refund_no_vat_left' }] });
  return { payment: state.main, kind: 'order', split };
}

/** A part of the order, or all that is left of it. */
function partOf({ main, owed, remainder }: RefundState, { refund }: Asked): Decided {
  if (!main && owed === 0) throw new ApiError('validation_failed', { general: [{ key: 'refund_not_paid' }] });
  const errors = Object.entries(checkRefund(remainder, refund)).map(
    ([field, texts]) => [field === 'general' ? field : `refund.${field}`, texts] as const,
  );
  if (errors.length > 0) throw new ApiError('validation_failed', Object.fromEntries(errors));
  return { payment: main, kind: 'order', split: refundOf(remainder, refund) };
}

/** What is left of a payment that was one too many. */
function doubleOf({ doubles }: RefundState, paymentId: string): Decided {
  const payment = doubles.find(({ attempt }) => attempt.id === paymentId);
  if (!payment) throw new ApiError('validation_failed', { double: [{ key: 'refund_no_double' }] });
  return { payment, kind: 'double', split: freeSplit(payment.held) };
}

/** Nobody else reports a refund that the people of the shop made themselves. */
async function reportByHand(
  tx: WebsiteTransaction,
  { website_id, id: order_id }: OrderRow,
  { attempt }: HeldPayment,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  const { derived } = await paymentStateOf(tx, website_id, order_id);
  const { refunded = 0, chargedBack = 0 } = derived.attempts[attempt.id] ?? {};
  await tx
    .insertInto('payment_events')
    .values({
      website_id,
      order_id,
      attempt_id: attempt.id,
      status: 'paid',
      refunded: refunded + amount,
      charged_back: chargedBack,
    })
    .execute();
  await followRefund(tx, website_id, order_id, now);
}
