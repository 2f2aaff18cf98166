import { isAmount } from '../money/is-amount.ts';

/** When a method applies and what it then costs. Limits are inclusive; null means no limit. Amounts are cents. */
export interface ShippingRule {
  /** ISO codes; empty means every country. */
  countries: readonly string[];
  /**
   * Postcodes from and to, compared over the length of the limit: "10" to "19" includes 1999 ZZ. Empty means no limit.
   */
  postcode_from: string;
  postcode_to: string;
  /** Weight of the direct lines in grams. */
  min_weight: number | null;
  max_weight: number | null;
  /** Amount of the direct lines on the side of the price mode, after discounts. */
  min_amount: number | null;
  max_amount: number | null;
  min_quantity: number | null;
  max_quantity: number | null;
  /** What it costs, on the side of the price mode. */
  price: number;
  /** From this amount of goods on, shipping is free. */
  free_from: number | null;
}

/**
 * A delivery method as its owner configured it. Rules are tried in order; the first that applies gives the price.
 */
export interface ShippingMethodRules {
  id: string;
  title: string;
  /** Picked up at the seller's address: rules for countries and postcodes are ignored. */
  is_pickup: boolean;
  rules: readonly ShippingRule[];
}

/** What the price of shipping depends on: all direct lines together. */
export interface ShippingLoad {
  weight: number;
  amount: number;
  quantity: number;
}

export interface Destination {
  country: string;
  postcode: string;
}

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
  return methods.flatMap(({ id, title, is_pickup, rules }) => {
    const rule = rules.find((one) => carries(one, cart) && (is_pickup || reaches(one, destination)));
    if (!rule || !isAmount(rule.price)) return [];
    const isFree = rule.free_from !== null && cart.amount >= rule.free_from;
    return [{ id, title, amount: isFree ? 0 : rule.price, is_pickup }];
  });
}

/** Whether each of these rules carries to both destinations or to neither, so that shipping costs the same. */
export function isSameShipping(
  rules: readonly ShippingRule[],
  one: Destination,
  other: Destination,
): boolean {
  return rules.every((rule) => reaches(rule, one) === reaches(rule, other));
}

function carries(rule: ShippingRule, cart: ShippingLoad): boolean {
  return (
    isWithin(cart.weight, rule.min_weight, rule.max_weight) &&
    isWithin(cart.amount, rule.min_amount, rule.max_amount) &&
    isWithin(cart.quantity, rule.min_quantity, rule.max_quantity)
  );
}

function isWithin(value: number, minimum: number | null, maximum: number | null): boolean {
  return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
}

function reaches(rule: ShippingRule, destination: Destination): boolean {
  const country = destination.country.trim().toUpperCase();
  if (rule.countries.length > 0 && !rule.countries.some((code) => code.toUpperCase() === country))
    return false;
  const postcode = compact(destination.postcode);
  const from = compact(rule.postcode_from);
  const to = compact(rule.postcode_to);
  if (from === '' && to === '') return true;
  return postcode !== '' && postcode >= from && postcode.slice(0, to.length) <= to;
}

function compact(postcode: string): string {
  return postcode.toUpperCase().replace(/[^A-Z\d]/g, '');
}
