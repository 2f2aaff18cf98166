import type { DerivedPayment } from './derive-payment.ts';

/**
 * What an order is owed again: cents that the bank took back from the shop. The sale stands, so that no document credits
 * it; what the shop itself paid back before is not owed. 0 while the shop still has money of it.
 */
export function takenBack(
  { status, refunded }: Pick<DerivedPayment, 'status' | 'refunded'>,
  total: number,
): number {
  return status === 'charged_back' ? Math.max(0, total - refunded) : 0;
}
