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

/** The methods that deliver this load there, in the owner's order; none for a cart without direct lines. */
export function offeredShipping(
  methods: readonly ShippingMethodRecord[],
  load: ShippingLoad,
  destination: Destination,
): OfferedShipping[] {
  const rates = new Map(methods.map(({ id, vat_rate_bp }) => [id, vat_rate_bp]));
  return shippingOptions(load, methods, destination).map(({ id, title, amount, is_pickup }) => ({
    id,
    title,
    isPickup: is_pickup,
    cost: { amount, tax_rate: rates.get(id) ?? null },
  }));
}

/**
 * The chosen method while it is offered. Else the cheapest one that delivers is chosen for the visitor, so that the
 * totals never hide shipping; of equal ones the first in the owner's order. Picking up is never assumed while something
 * can be delivered, because it changes where the goods go.
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
