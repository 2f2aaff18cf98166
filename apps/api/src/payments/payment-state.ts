import { type DerivedPayment, derivePayment } from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import type { PaymentTables } from '../db/tables/payments.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type AttemptRow = Selectable<PaymentTables['payment_attempts']>;

/** An order's tries to pay and what its providers said, as one state. */
export interface PaymentState {
  readonly attempts: readonly AttemptRow[];
  readonly derived: DerivedPayment;
}

/** Reads the payment state of orders from their events; the only place where it comes from. */
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
      return [orderId, { attempts: attempts.filter((attempt) => attempt.order_id === orderId), derived }];
    }),
  );
}

/** The payment state of one order. */
export async function paymentStateOf(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<PaymentState> {
  const states = await paymentStatesOf(tx, websiteId, [orderId]);
  return states.get(orderId) ?? { attempts: [], derived: derivePayment([]) };
}

/** What the provider said last and heaviest about one try; '' before it said anything. */
export function statusOfAttempt({ derived }: PaymentState, attempt: AttemptRow): string {
  return derived.attempts[attempt.id]?.status ?? '';
}

/** Whether a try may still be paid. One that the provider never answered about counts for an hour. */
export function isOpen(state: PaymentState, attempt: AttemptRow, now: Date): boolean {
  const status = statusOfAttempt(state, attempt);
  if (status === '') return now.getTime() - attempt.created_at.getTime() < 3_600_000;
  return status === 'open' || status === 'pending' || status === 'authorized';
}

const received: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded', 'charged_back']);

/** Whether the money once arrived, also when it was given back later: the order is not asked to be paid again. */
export function hasBeenPaid({ derived }: PaymentState): boolean {
  return received.has(derived.status);
}
