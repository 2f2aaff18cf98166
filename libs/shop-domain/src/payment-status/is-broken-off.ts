import type { OrderStatus, PaymentStatus } from '../schema/order.schema.ts';
import { isUnpaid } from './unpaid-statuses.ts';

/** What decides whether the payment of an order was broken off. */
export interface OnlineOrder {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  /** Whether the chosen method is paid through the provider, and is offered now. */
  readonly isOnline: boolean;
}

/**
 * Whether an order waits for an online payment that was broken off: its buyer can still pay, or take the products back
 * to the cart. An order that is paid on collection or by transfer waits for the shop, not for its buyer.
 */
export function isBrokenOff({ status, payment_status, isOnline }: OnlineOrder): boolean {
  return status === 'placed' && isOnline && isUnpaid(payment_status);
}
