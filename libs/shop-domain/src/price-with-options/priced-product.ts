import type { Price } from '../money/both-sides.ts';
import type { RuleErrors, RuleStep } from '../rule-text.ts';
import type { Product } from '../schema/product.schema.ts';

/** The fields of a product that decide its price; a whole product is accepted too. Amounts are cents. */
export type PricedProduct = Pick<
  Product,
  | 'price'
  | 'sale_price'
  | 'tax_rate'
  | 'show_price_tax_included'
  | 'exclude_base_price'
  | 'options'
  | 'price_mode'
>;

/** What one option adds. `price` is null where no price applies: text and textarea (PROD-41). */
export interface OptionAmount {
  key: string;
  title: string;
  price: Price | null;
  /** The same in cents of the price mode. */
  amount: number | null;
  /** False when `exclude_from_total` keeps it out of the unit price (PROD-46). */
  counts: boolean;
}

/** The price of one piece as chosen. A refused input counts as not filled in, so there is always a price to show. */
export interface PriceWithOptions {
  /** One piece with its options, in cents of the price mode: what a cart line is totalled with. */
  amount: number;
  /** One piece with its options, both sides in cents; the side of the price mode is the true one (PROD-51). */
  unit: Price;
  /** The base price used: sale price, else price, 0 when excluded (PROD-43, PROD-44). */
  base: Price;
  /** One entry for each option, in the product's order. */
  options: OptionAmount[];
  /** Every step to the unit price, amounts in cents of the price mode. */
  reasons: RuleStep[];
  /** Refusals by field, `options.<key>` or `general`; empty when the selection can be ordered. */
  errors: RuleErrors;
}
