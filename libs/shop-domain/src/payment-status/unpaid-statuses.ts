import type { PaymentStatus } from '../schema/order.schema.ts';

/** Payment statuses in which no money arrived and none is on its way. */
export const unpaidStatuses = [
  '',
  'open',
  'expired',
  'failed',
  'canceled',
] as const satisfies readonly PaymentStatus[];

/** Whether no money of an order with this payment status arrived, and none is on its way. */
export function isUnpaid(status: PaymentStatus): boolean {
  const all: readonly PaymentStatus[] = unpaidStatuses;
  return all.includes(status);
}
