import { shippingAnswers } from './shipping-answers.ts';
import type { Destination, ShippingLoad, ShippingMethodRules } from './shipping-method.ts';

/** A method that can be chosen; `amount` is what it costs in cents on the side of the price mode. */
export interface ShippingOption {
  id: string;
  title: string;
  amount: number;
  is_pickup: boolean;
}

/**
 * The methods that can deliver a load to a destination, in the owner's order (CHK-08); empty when there is nothing to
 * send. A method whose price is not an amount that totals accept is left out.
 */
export function shippingOptions(
  cart: ShippingLoad,
  methods: readonly ShippingMethodRules[],
  destination: Destination,
): ShippingOption[] {
  if (cart.quantity <= 0) return [];
  return shippingAnswers(cart, methods, destination).flatMap(({ id, title, is_pickup, amount }) =>
    amount === null ? [] : [{ id, title, amount, is_pickup }],
  );
}
