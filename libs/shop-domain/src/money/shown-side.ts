import type { Price } from './price.ts';

/** The side that is shown: `show_price_tax_included` affects the display only (PROD-51, CART-30). */
export function shownSide(price: Readonly<Price>, showTaxIncluded: boolean): number {
  return showTaxIncluded ? price.incl_tax : price.excl_tax;
}
