import {
  type Price,
  type ShippingCost,
  type TotalsLine,
  type TotalsSettings,
  shippingOptions,
  shippingPrice,
} from '@etalage/shop-domain';
import type { Destination, ShippingLoad } from '@etalage/shop-domain';
import type { ShippingMethodRecord } from './cart.repository.ts';

/** A method that can be chosen for this cart. */
export interface OfferedShipping {
  readonly id: string;
  readonly title: string;
  readonly isPickup: boolean;
  readonly cost: ShippingCost;
}

/** The methods that deliver this load to the destination, in the owner's order; empty for a cart without direct lines. */
export function offeredShipping(
  methods: readonly ShippingMethodRecord[],
  load: ShippingLoad,
  destination: Destination,
): OfferedShipping[] {
  const classes = new Map(methods.map(({ id, vat }) => [id, vat]));
  return shippingOptions(load, methods, destination).map(({ id, title, amount, is_pickup }) => ({
    id,
    title,
    isPickup: is_pickup,
    cost: { amount, vat_class: classes.get(id) ?? null },
  }));
}

/**
 * The chosen method if it is still offered. Otherwise the cheapest method that delivers, so that the totals always
 * include shipping; of equally cheap ones the first in the owner's order. Pick-up is not selected automatically while a
 * method delivers, because it changes the destination of the goods.
 */
export function selectedShipping(
  offered: readonly OfferedShipping[],
  chosenId: string | null,
): OfferedShipping | undefined {
  const chosen = offered.find(({ id }) => id === chosenId);
  if (chosen) return chosen;
  const delivered = offered.filter(({ isPickup }) => !isPickup);
  const candidates = delivered.length > 0 ? delivered : offered;
  return candidates.reduce<OfferedShipping | undefined>(
    (best, next) => (best === undefined || next.cost.amount < best.cost.amount ? next : best),
    undefined,
  );
}

/** What a method would cost with these lines, both sides in cents. */
export function priceOfShipping(
  method: OfferedShipping,
  lines: readonly TotalsLine[],
  settings: TotalsSettings,
): Price {
  return shippingPrice(lines, { ...settings, shipping: method.cost });
}
