import type { Price } from '../money/both-sides.ts';
import type { RateGroup } from './rate-groups-of.ts';

/** The totals of one half of a cart under their wire names, in cents (CART-26, CART-29). */
export interface CartPartFigures {
  /** Lines excluding tax. */
  total_price: number;
  /** Lines including tax. */
  price_incl_tax: number;
  /** Lines plus shipping, including tax. */
  total_price_incl_tax: number;
  /** The amount payable; 0 for quote lines. */
  total_price_with_tax: number;
  total_quantity: number;
  /**
   * VAT per rate charged, lines and shipping together, keyed by percentage: "21", "5.5". Empty under zero rating.
   */
  tax_amounts: Record<string, number>;
}

/** Adds up one half of a cart: `total_price` plus shipping excluding tax plus all tax is `total_price_incl_tax`. */
export function cartPartFigures(
  lines: readonly { quantity: number; total: Price }[],
  shipping: Price,
  groups: readonly RateGroup[],
  isPayable: boolean,
): CartPartFigures {
  let total_price = 0;
  let price_incl_tax = 0;
  let total_quantity = 0;
  for (const { quantity, total } of lines) {
    total_price += total.excl_tax;
    price_incl_tax += total.incl_tax;
    total_quantity += quantity;
  }
  const total_price_incl_tax = price_incl_tax + shipping.incl_tax;
  return {
    total_price,
    price_incl_tax,
    total_price_incl_tax,
    total_price_with_tax: isPayable ? total_price_incl_tax : 0,
    total_quantity,
    tax_amounts: taxAmounts(groups),
  };
}

function taxAmounts(groups: readonly RateGroup[]): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const { category, rate, tax } of groups) {
    const percentage = rate / 100;
    if (category === 'S') amounts[percentage] = (amounts[percentage] ?? 0) + tax;
  }
  return amounts;
}
