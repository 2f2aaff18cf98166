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

/** A postcode as postcodes are compared: capitals and digits only. */
export function comparedPostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/[^A-Z\d]/g, '');
}
