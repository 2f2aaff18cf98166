import { isPaymentSettled } from '@etalage/shop-domain';
import type { ListedOrder } from '../../queries/order-queries.ts';

export const orderFilters = ['all', 'order', 'quote', 'unpaid'] as const;
export type OrderFilter = (typeof orderFilters)[number];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isIn: Record<OrderFilter, (order: ListedOrder) => boolean> = {
  all: () => true,
  order: ({ kind }) => kind !== 'quote',
  quote: ({ kind }) => kind !== 'order',
  // A quote request has no payment, and a cancelled order waits for none.
  unpaid: ({ kind, status, payment_status }) =>
    kind !== 'quote' && status !== 'cancelled' && !isPaymentSettled(payment_status),
};

/** The orders of a kind whose number or customer contains every typed word, without regard to accents and capitals. */
export function findOrders(
  orders: readonly ListedOrder[],
  filter: OrderFilter,
  typed: string,
): readonly ListedOrder[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = plain(`${order.number} ${order.customer}`);
    return isIn[filter](order) && words.every((word) => text.includes(word));
  });
}
