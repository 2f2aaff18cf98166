import type { DerivedPayment } from './derive-payment.ts';

/** What an order costs, and what of it the shop itself gave back; in cents. */
export interface OrderBill {
  readonly total: number;
  readonly givenBack: number;
}

/**
 * What an order is owed again: cents that the bank took back from the shop, also a part. The sale stands, so that no document
 * credits it; what the shop itself gave back is not owed, nor what it still holds.
 */
export function takenBack(
  { status, held }: Pick<DerivedPayment, 'status' | 'held'>,
  { total, givenBack }: OrderBill,
): number {
  return status === 'charged_back' ? Math.max(0, total - givenBack - held) : 0;
}
