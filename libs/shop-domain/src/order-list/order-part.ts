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
  /** Whether it is sent before it is paid. */
  readonly pays_later: boolean;
}

/** Whether an order or a quote request is in a part of the list. */
export function isInPart(part: OrderPart, facts: ListedFacts): boolean {
  if (part === 'quotes') return facts.kind !== 'order';
  return facts.kind !== 'quote' && isInOrderPart[part](facts);
}

const isUnpaidOrder = ({
  status,
  total,
  payment_status,
}: Pick<ListedFacts, 'status' | 'total' | 'payment_status'>): boolean =>
  status !== 'cancelled' && total > 0 && !isPaymentSettled(payment_status);

const isInOrderPart: Record<Exclude<OrderPart, 'quotes'>, (order: ListedFacts) => boolean> = {
  // What is paid on collection or by transfer waits for its money first.
  to_send: (order) => order.status === 'placed' && order.sent !== 'all' && maySend(order),
  // A cancelled order waits for no payment, and a free one has none.
  unpaid: isUnpaidOrder,
  completed: (order) =>
    order.status === 'completed' || (order.status === 'placed' && order.sent === 'all' && isMoneyHere(order)),
  cancelled: ({ status }) => status === 'cancelled',
};

/**
 * Whether the money of an order that was sent is awaited within its term, or after it; '' if none is awaited. `pay_by` is the
 * last day of the term; days are `YYYY-MM-DD`, which sort as text.
 */
export function laterDue(
  {
    pay_by,
    ...order
  }: Pick<ListedFacts, 'status' | 'total' | 'payment_status'> & { readonly pay_by: string | null },
  today: string,
): '' | 'open' | 'overdue' {
  if (pay_by === null || !isUnpaidOrder(order)) return '';
  return pay_by < today ? 'overdue' : 'open';
}

/** Whether nothing keeps the shop from sending it: its money is here, is not needed or comes afterwards. */
export function maySend(order: Pick<ListedFacts, 'total' | 'payment_status' | 'pays_later'>): boolean {
  return isMoneyHere(order) || (order.pays_later && !isPaymentSettled(order.payment_status));
}

/** Whether the shop has money for it, or needs none. */
export function isMoneyHere({
  total,
  payment_status,
}: Pick<ListedFacts, 'total' | 'payment_status'>): boolean {
  return total <= 0 || payment_status === 'paid' || payment_status === 'partially_refunded';
}
