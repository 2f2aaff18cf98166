import { type DerivedPayment, derivePayment, takenBack } from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import type { PaymentTables } from '../db/tables/payments.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Statuses after the money arrived. */
const RECEIVED: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded', 'charged_back']);

export type AttemptRow = Selectable<PaymentTables['payment_attempts']>;

/** The payment attempts of an order, and the state that follows from their events. */
export interface PaymentState {
  readonly attempts: readonly AttemptRow[];
  readonly derived: DerivedPayment;
  /** Cents of the order that refunds gave back, as far as that is final; not payments that were one too many. */
  readonly givenBack: number;
  /** Cents that were taken off what is to be paid before it was paid. */
  readonly lowered: number;
}

type Sums = Pick<PaymentState, 'givenBack' | 'lowered'>;

const NO_SUMS: Sums = { givenBack: 0, lowered: 0 };

/** Derives the payment state of orders from their events, by order; of it, only the status is stored, with the order. */
export async function paymentStatesOf(
  tx: WebsiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentState>> {
  if (orderIds.length === 0) return new Map();
  const attempts = await tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', orderIds)
    .orderBy('number')
    .execute();
  const events = await tx
    .selectFrom('payment_events')
    .select(['order_id', 'attempt_id', 'status', 'refunded', 'charged_back'])
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const sums = await refundedSums(tx, websiteId, orderIds);
  const amounts = new Map(attempts.map(({ id, amount }) => [id, amount]));
  return new Map(
    orderIds.map((orderId) => {
      const own = events.filter((event) => event.order_id === orderId);
      const derived = derivePayment(
        own.map(({ attempt_id: attempt, ...event }) => ({
          ...event,
          attempt,
          amount: amounts.get(attempt) ?? 0,
        })),
      );
      const tried = attempts.filter((attempt) => attempt.order_id === orderId);
      return [orderId, { attempts: tried, derived, ...(sums.get(orderId) ?? NO_SUMS) }];
    }),
  );
}

async function refundedSums(
  tx: WebsiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Sums>> {
  const rows = await tx
    .selectFrom('refunds')
    .select('order_id')
    .select(({ fn }) => [
      fn.sum<number>('amount').filterWhere('payment_id', 'is not', null).as('given_back'),
      fn.sum<number>('amount').filterWhere('payment_id', 'is', null).as('lowered'),
    ])
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'order')
    .where('state', '=', 'done')
    .groupBy('order_id')
    .execute();
  return new Map(
    rows.map((row) => [row.order_id, { givenBack: Number(row.given_back), lowered: Number(row.lowered) }]),
  );
}

/** The payment state of one order. */
export async function paymentStateOf(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<PaymentState> {
  const states = await paymentStatesOf(tx, websiteId, [orderId]);
  return states.get(orderId) ?? { attempts: [], derived: derivePayment([]), ...NO_SUMS };
}

/** The status of one attempt that follows from its events; '' when it has no event yet. */
export function statusOfAttempt({ derived }: Pick<PaymentState, 'derived'>, attempt: AttemptRow): string {
  return derived.attempts[attempt.id]?.status ?? '';
}

/**
 * Whether an attempt may still be paid; one without an event for an hour after its creation. Nobody waits for a payment
 * that a member entered.
 */
export function isOpen(state: PaymentState, attempt: AttemptRow, now: Date): boolean {
  if (attempt.received_on !== null) return false;
  const status = statusOfAttempt(state, attempt);
  if (status === '') return now.getTime() - attempt.created_at.getTime() < HOUR_MILLISECONDS;
  return status === 'open' || status === 'pending' || status === 'authorized';
}

/** Whether no money moved: all payments that arrived are tests, or the last attempt is as long as none arrived. */
export function isTestPayment(state: Pick<PaymentState, 'attempts' | 'derived'>): boolean {
  const received = state.attempts.filter((attempt) => RECEIVED.has(statusOfAttempt(state, attempt)));
  const telling = received.length > 0 ? received : state.attempts.slice(-1);
  return telling.length > 0 && telling.every(({ is_test }) => is_test);
}

/** Whether the money arrived, also when it went back later. */
export function hasBeenPaid({ derived }: PaymentState): boolean {
  return RECEIVED.has(derived.status);
}

/**
 * What is to be paid of an order that costs so much, in cents: all that was not taken off it, what the bank took back of
 * that, or nothing.
 */
export function amountDue(state: PaymentState, total: number): number {
  const { derived, givenBack, lowered } = state;
  const asked = total - lowered;
  return hasBeenPaid(state) ? takenBack(derived, { total: asked, givenBack }) : asked;
}

/** Whether the money of an attempt with this status arrived, also when it went back later. */
export function hasReceived(status: string): boolean {
  return RECEIVED.has(status);
}
