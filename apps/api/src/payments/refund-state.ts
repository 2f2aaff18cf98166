import {
  paidParts,
  refundable,
  remainderOf,
  type RefundRemainder,
  type RefundSplit,
} from '@etalage/shop-domain';
import { storedCalculation } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from './order.repository.ts';
import {
  amountDue,
  type AttemptRow,
  hasReceived,
  isTestPayment,
  paymentStateOf,
  type PaymentState,
  statusOfAttempt,
} from './payment-state.ts';
import { findRefunds, type RefundRow } from './refund.repository.ts';

/** More than any order costs, in cents. */
const MUCH = Number.MAX_SAFE_INTEGER;

/** A payment that arrived, and what of it can still be paid back: it is neither gone nor on its way back. */
export interface HeldPayment {
  readonly attempt: AttemptRow;
  readonly held: number;
}

/** The refunds of an order, and what can still be paid back. */
export interface RefundState {
  readonly refunds: readonly RefundRow[];
  readonly payments: PaymentState;
  /** Those that did not fail, and of an order that real money paid no tests. */
  readonly counted: readonly RefundRow[];
  readonly isTest: boolean;
  /** The payment of which refunds of the order are paid; undefined when it was not paid. */
  readonly main: HeldPayment | undefined;
  /**
   * Cents that are still to be paid of an order that was sent before it is paid, of which a part can be taken off; 0 of
   * other orders.
   */
  readonly owed: number;
  /** Payments that were one too many, and the payment of the order with what it has beyond what was asked. */
  readonly doubles: readonly HeldPayment[];
  readonly remainder: RefundRemainder;
}

/** What can be paid back of an order; of a locked one it cannot change until the end of the transaction. */
export async function refundStateOf(
  tx: WebsiteTransaction,
  websiteId: string,
  order: OrderRow,
): Promise<RefundState> {
  const [refunds, payments] = await Promise.all([
    findRefunds(tx, websiteId, order.id),
    paymentStateOf(tx, websiteId, order.id),
  ]);
  const alive = refunds.filter(({ state }) => state !== 'failed');
  const received = payments.attempts
    .filter((attempt) => hasReceived(statusOfAttempt(payments, attempt)))
    .map((attempt) => ({ attempt, held: heldOf(payments, attempt, alive) }));
  const isTest = isTestPayment(payments);
  // What a test paid back of an order that real money followed gives back nothing of that money.
  const tests = new Set(received.filter(({ attempt }) => attempt.is_test).map(({ attempt }) => attempt.id));
  const counted = isTest
    ? alive
    : alive.filter(({ payment_id }) => payment_id === null || !tests.has(payment_id));
  // What the bank took back was paid again: the order has two payments, of which neither was one too many.
  const isInParts = payments.derived.chargedBack > 0 && !payments.derived.isPaidTwice;
  const ordered = realFirst(received);
  const main = isInParts ? partOf(ordered, counted) : mainOf(ordered, counted);
  const made = counted.filter(({ kind }) => kind === 'order').map(({ split }) => split);
  const owed = main ? 0 : owedOf(order, payments);
  const others = received.filter(({ attempt, held }) => attempt.id !== main?.attempt.id && held > 0);
  return {
    refunds,
    payments,
    counted,
    isTest,
    main,
    owed,
    doubles: isInParts ? [] : [...others, ...surplusOf(order, main, made)],
    remainder: remainderOf(partsOf(order), made, main?.held ?? owed),
  };
}

/**
 * Whether customers paid more than was asked: two payments, one from before the amount was lowered, or a transfer that was
 * entered as it arrived.
 */
export async function isPaidTooMuch(
  tx: WebsiteTransaction,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
  { derived, lowered, attempts }: PaymentState,
): Promise<boolean> {
  if (derived.isPaidTwice) return true;
  // All other orders have payments of exactly what was asked.
  if (lowered === 0 && attempts.every(({ received_on }) => received_on === null)) return false;
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { doubles } = await refundStateOf(tx, websiteId, order);
  return doubles.length > 0;
}

/** What the payment of an order has beyond what is left of the order, as a payment that can go back. */
function surplusOf(
  order: OrderRow,
  main: HeldPayment | undefined,
  made: readonly RefundSplit[],
): HeldPayment[] {
  const held = main ? beyondOrder(order, made, main.held) : 0;
  return main && held > 0 ? [{ attempt: main.attempt, held }] : [];
}

/** What a payment that holds so many cents has beyond what these refunds left of its order. */
export function beyondOrder(order: OrderRow, made: readonly RefundSplit[], held: number): number {
  return Math.max(0, held - refundable(remainderOf(partsOf(order), made, MUCH)));
}

/** An amount that is no part of what was sold, so that it has no VAT. */
export function freeSplit(amount: number): RefundSplit {
  return { amount, lines: [], shipping: [], free: amount, rates: [] };
}

/** What was not sent can be cancelled. */
function owedOf({ pay_days, sent, status, total_incl_tax }: OrderRow, payments: PaymentState): number {
  if (pay_days === null || sent !== 'all' || status === 'cancelled') return 0;
  return amountDue(payments, total_incl_tax);
}

/** The payments with those that moved money before tests, so that no test is the payment of an order that has one. */
function realFirst(received: readonly HeldPayment[]): HeldPayment[] {
  return received.toSorted((one, other) => Number(one.attempt.is_test) - Number(other.attempt.is_test));
}

/** Of an order that was paid in parts: the payment of its earlier refunds as long as it has money, else one that has. */
function partOf(received: readonly HeldPayment[], alive: readonly RefundRow[]): HeldPayment | undefined {
  const refunded = new Set(alive.map(({ payment_id }) => payment_id));
  const holding = received.filter(({ held }) => held > 0);
  return holding.find(({ attempt }) => refunded.has(attempt.id)) ?? holding[0] ?? received[0];
}

/**
 * The payment of the order itself: that of its earlier refunds, else the first of which money is left. One that went back
 * whole as one too many is not.
 */
function mainOf(received: readonly HeldPayment[], alive: readonly RefundRow[]): HeldPayment | undefined {
  const refunded = new Set(alive.filter(({ kind }) => kind === 'order').map(({ payment_id }) => payment_id));
  const doubles = new Set(alive.filter(({ kind }) => kind === 'double').map(({ payment_id }) => payment_id));
  const own = received.filter(({ attempt, held }) => held > 0 || !doubles.has(attempt.id));
  return own.find(({ attempt }) => refunded.has(attempt.id)) ?? own.find(({ held }) => held > 0) ?? own[0];
}

/** What went back is what the provider reported; refunds that it did not report yet are on their way. */
function heldOf({ derived }: PaymentState, attempt: AttemptRow, alive: readonly RefundRow[]): number {
  const { refunded = 0, chargedBack = 0 } = derived.attempts[attempt.id] ?? {};
  const onTheirWay = alive
    .filter(({ payment_id, state }) => payment_id === attempt.id && state !== 'done')
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, attempt.amount - refunded - chargedBack - onTheirWay);
}

/** What was paid, by the stored calculation; of one that cannot be read, only amounts can be paid back. */
export function partsOf({ snapshot, total_incl_tax, total_tax }: OrderRow): RefundRemainder {
  const read = storedCalculation.safeParse(snapshot.calculation);
  if (read.success) return paidParts(read.data);
  return { rates: [{ vat: '', gross: total_incl_tax, tax: total_tax }], lines: [], shipping: [] };
}
