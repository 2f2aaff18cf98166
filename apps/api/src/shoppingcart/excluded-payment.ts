import { PAY_LATER, PAY_ON_PICKUP } from '@etalage/shop-domain';
import type { PricedCart } from './price-cart.ts';

/** The text that says why none of the methods that are left out can be chosen, or why a chosen one cannot. */
export function excludedPaymentKey(
  excluded: PricedCart['payment']['excluded'],
  chosen: string | null,
): 'order_error_payment_pickup' | 'order_error_payment_later' {
  const isOnlyLater = !excluded.some(({ id }) => id === PAY_ON_PICKUP);
  return chosen === PAY_LATER || isOnlyLater ? 'order_error_payment_later' : 'order_error_payment_pickup';
}
