import type { Price } from './price.ts';
import { timesRatio } from './round-half-away-from-zero.ts';
import { shownSide } from './shown-side.ts';

/** Which side of a price the website stores: including tax (`gross`) or excluding tax (`net`). */
export type PriceMode = 'gross' | 'net';

/** How an amount is stored: the side that is exact, and the VAT rate from which the other side follows. */
export interface StoredSide {
  price_mode: PriceMode;
  /** Basis points: 2100 is 21 %. */
  tax_rate: number;
}

/** A price of zero. */
export const NO_PRICE: Readonly<Price> = { incl_tax: 0, excl_tax: 0 };

/** VAT contained in an amount including tax, in cents; the rate in basis points (2100 is 21 %). */
export function taxInGross(gross: number, rate: number): number {
  return timesRatio(gross, rate, 10_000 + rate);
}

/** VAT due on an amount excluding tax, in cents; the rate in basis points. */
export function taxOnNet(net: number, rate: number): number {
  return timesRatio(net, rate, 10_000);
}

/** Both sides of an amount given on the side of the price mode; the other side is derived by the rate (PROD-51). */
export function bothSides(amount: number, mode: PriceMode, rate: number): Price {
  return mode === 'gross'
    ? { incl_tax: amount, excl_tax: amount - taxInGross(amount, rate) }
    : { incl_tax: amount + taxOnNet(amount, rate), excl_tax: amount };
}

/** The side of a price that the website stores. */
export function sideOf(price: Readonly<Price>, mode: PriceMode): number {
  return mode === 'gross' ? price.incl_tax : price.excl_tax;
}

/** A stored amount in cents on the side that is shown (PROD-51). */
export function shownCents(
  amount: number,
  { price_mode, tax_rate, show_price_tax_included }: StoredSide & { show_price_tax_included: boolean },
): number {
  return shownSide(bothSides(amount, price_mode, tax_rate), show_price_tax_included);
}
