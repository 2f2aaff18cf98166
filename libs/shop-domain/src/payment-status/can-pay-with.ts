import { PAY_LATER } from './pay-later.ts';

/** The payment method that is paid when the goods are collected (ORD-22). */
export const PAY_ON_PICKUP = 'pay_on_pickup';

/** How the goods of a cart reach the buyer; `none` if nothing is delivered or no method is chosen. */
export type Handover = 'delivery' | 'pickup' | 'none';

/**
 * Whether a payment method can be combined with a handover: nobody can pay at the counter for goods that are sent, and the
 * term for paying afterwards begins when they are handed over.
 */
export function canPayWith(paymentMethod: string, handover: Handover): boolean {
  if (paymentMethod === PAY_LATER) return handover !== 'none';
  return paymentMethod !== PAY_ON_PICKUP || handover !== 'delivery';
}
