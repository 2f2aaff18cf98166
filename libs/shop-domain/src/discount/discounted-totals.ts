import { cartTotals, type CartTotals, type PartTotals } from '../cart/cart-totals.ts';
import type { TotalsSettings } from '../cart/totals-input.ts';
import type { Price } from '../money/price.ts';
import { withDiscounts, type DiscountLine } from './choose-discounts.ts';
import type { DiscountRule } from './discount-rule.ts';

/** What a discount takes off the lines; nothing for free shipping. */
export interface GivenDiscount {
  rule: DiscountRule;
  price: Price;
}

/** The totals of a cart with its discounts. */
export interface DiscountedTotals {
  totals: CartTotals;
  /** The direct lines before discounts, as screens show them. */
  lines: PartTotals['lines'];
  discounts: GivenDiscount[];
}

/**
 * The totals of a cart with these discounts applied one after the other. What each takes off is the difference of the
 * lines with and without it, so that on both sides the lines less the discounts are the lines of the totals.
 */
export function discountedTotals(
  lines: readonly DiscountLine[],
  given: readonly DiscountRule[],
  settings: TotalsSettings,
): DiscountedTotals {
  if (given.length === 0) {
    const totals = cartTotals(lines, settings);
    return { totals, lines: totals.checkout.lines, discounts: [] };
  }
  const freed = given.filter(({ kind }) => kind === 'free_shipping');
  const before = cartTotals(lines, withDiscounts(settings, freed, lines));
  const applied: DiscountRule[] = [...freed];
  const discounts: GivenDiscount[] = [];
  let totals = before;
  for (const rule of given) {
    if (rule.kind === 'free_shipping') {
      discounts.push({ rule, price: { incl_tax: 0, excl_tax: 0 } });
      continue;
    }
    applied.push(rule);
    const next = cartTotals(lines, withDiscounts(settings, applied, lines));
    discounts.push({ rule, price: difference(totals, next) });
    totals = next;
  }
  return { totals, lines: before.checkout.lines, discounts };
}

function difference(before: CartTotals, after: CartTotals): Price {
  const one = before.checkout.figures;
  const other = after.checkout.figures;
  return {
    incl_tax: one.price_incl_tax - other.price_incl_tax,
    excl_tax: one.total_price - other.total_price,
  };
}
