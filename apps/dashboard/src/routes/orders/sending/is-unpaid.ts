import { isPaymentSettled } from '@etalage/shop-domain';
import type { OwnerOrder } from '../../../queries/order-queries.ts';

/** Whether the money of an order is still to come. */
export function isUnpaid({ checkout, payment }: OwnerOrder): boolean {
  return checkout.total_price_with_tax > 0 && !isPaymentSettled(payment.payment_status);
}
