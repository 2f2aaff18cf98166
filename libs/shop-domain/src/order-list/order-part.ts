import type { SentState } from '../schema/shipment.schema.ts';
import { isPaymentSettled } from '../payment-status/payment-view.ts';
import type { OrderStatus, PaymentStatus } from '../schema/order.schema.ts';

/** The parts of an owner's list beside all of it. An order may be in several, and in none. */
export const orderParts = ['to_send', 'unpaid', 'quotes', 'completed', 'cancelled'] as const;
export type OrderPart = (typeof orderParts)[number];

/** What decides in which parts an order or a quote request is; a quote request has no payment and is never sent. */
export interface ListedFacts {
  readonly kind: 'order' | 'quote' | 'mixed';
  readonly status: OrderStatus;
  readonly sent: SentState;
  readonly payment_status: PaymentStatus;
  /** Cents. */
  readonly total: number;
}

/** Whether an order or a quote request is in a part of the list. */
export function isInPart(part: OrderPart, facts: ListedFacts): boolean {
  if (part === 'quotes') return facts.kind !== 'order';
  return facts.kind !== 'quote' && isInOrderPart[part](facts);
}

const isInOrderPart: Record<Exclude<OrderPart, 'quotes'>, (order: ListedFacts) => boolean> = {
  // What is paid later, on collection or by transfer, waits for its money first.
  to_send: (order) => order.status === 'placed' && order.sent !== 'all' && isMoneyHere(order),
  // A cancelled order waits for no payment, and a free one has none.
  unpaid: ({ status, total, payment_status }) =>
    status !== 'cancelled' && total > 0 && !isPaymentSettled(payment_status),
  completed: (order) =>
    order.status === 'completed' || (order.status === 'placed' && order.sent === 'all' && isMoneyHere(order)),
  cancelled: ({ status }) => status === 'cancelled',
};

/** Whether the shop has money for it, or needs none. */
export function isMoneyHere({
  total,
  payment_status,
}: Pick<ListedFacts, 'total' | 'payment_status'>): boolean {
  return total <= 0 || payment_status === 'paid' || payment_status === 'partially_refunded';
}
