import type { StoredSide } from '../money/both-sides.ts';
import type { Price } from '../money/price.ts';
import type { RuleErrors, RuleStep } from '../rule-text.ts';
import type { ProductOption } from '../schema/product.schema.ts';

/** A choice of a select, or the single price of a number or checkbox option, in cents of the price mode. */
export interface PricedChoice {
  title: string;
  price_cents: number;
}

/** An option as it is stored: its prices are cents of the price mode. */
export interface PricedOption extends Omit<ProductOption, 'options'> {
  options: readonly PricedChoice[];
}

/** A combination of choices that the shop has of a product, such as "Eiken, 200 cm". */
export interface PricedVariant {
  id: string;
  /** The titles of its choices, in the order of `variant_options`. */
  choices: readonly string[];
  /** Cents of the price mode that it adds to the base price, before the options; negative takes off. */
  difference_cents: number;
}

/** What decides the price of a product, as it is stored. Amounts are cents of the price mode. */
export interface PricedProduct extends StoredSide {
  price_cents: number;
  sale_price_cents: number | null;
  exclude_base_price: boolean;
  options: readonly PricedOption[];
  /** Keys of the select options that its variants combine; empty without variants. */
  variant_options: readonly string[];
  variants: readonly PricedVariant[];
}

/** What one option adds. `amount` is cents of the price mode, null where no price applies: text and textarea (PROD-41). */
export interface OptionAmount {
  key: string;
  title: string;
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
  /**
   * The base price used, in cents of the price mode: sale price, else price, 0 when excluded (PROD-43, PROD-44), with the
   * difference of the variant.
   */
  base: number;
  /** The variant that is chosen; null without variants and while the choice is not complete. */
  variant: PricedVariant | null;
  /** One entry for each option, in the product's order. */
  options: OptionAmount[];
  /** Every step to the unit price, amounts in cents of the price mode. */
  reasons: RuleStep[];
  /** Refusals by field, `options.<key>` or `general`; empty when the selection can be ordered. */
  errors: RuleErrors;
}
