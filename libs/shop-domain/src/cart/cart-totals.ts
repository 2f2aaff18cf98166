import { AmountError } from '../money/amount-error.ts';
import { bothSides, NO_PRICE, taxInGross, type Price } from '../money/both-sides.ts';
import { isRate } from '../money/is-rate.ts';
import { cartPartFigures, type CartPartFigures } from './cart-part-figures.ts';
import { rateGroupsOf, type RateGroup } from './rate-groups-of.ts';
import { linesByRate, regrouped, type IdOf, type Piece, type RatePieces } from './pieces-by-rate.ts';
import { afterDiscount, splitByRate } from './after-discount.ts';
import {
  lineAmount,
  type ShippingCost,
  type TotalsLine,
  type TotalsSettings,
  type TotalsVat,
} from './totals-input.ts';

/** Name of this algorithm; stored with an order, which is never recomputed. */
export const TOTALS_ALGORITHM = 'per-rate-1';

/** A line with its computed amounts, in cents. */
export interface LineTotals {
  id: string;
  quantity: number;
  /** One piece, both sides; the derived side is for display and is never multiplied. */
  unit: Price;
  /** Quantity x unit on the side of the price mode, before discounts. */
  amount: number;
  /** The sum of all discounts on the line, on the side of the price mode. */
  discount: number;
  /** The line after discounts; its derived side is allocated, so that all lines add up to their groups. */
  total: Price;
}

/** One half of a cart. */
export interface PartTotals {
  lines: LineTotals[];
  shipping: { price: Price; parts: Piece[] };
  groups: RateGroup[];
  figures: CartPartFigures;
}

/** A cart's amounts in cents, with every intermediate. */
export interface CartTotals {
  algorithm: string;
  checkout: PartTotals;
  quote: PartTotals;
  /** What the customer pays: direct lines, shipping and their VAT; quote lines never count. */
  payable: number;
}

/**
 * All amounts of a cart (CART-28, CART-29): VAT once per rate group over lines and shipping together, in either price
 * mode; derived amounts are allocated to lines by largest remainder. Direct and quote lines are totalled separately;
 * shipping and discounts belong to the direct lines, and without direct lines there is no shipping. Throws AmountError
 * for a value that is not an amount.
 */
export function cartTotals(lines: readonly TotalsLine[], settings: TotalsSettings): CartTotals {
  const direct = lines.filter(({ type }) => type === 'checkout');
  const checkout = partTotals(direct, settings, true);
  const quote = partTotals(
    lines.filter(({ type }) => type === 'quote'),
    withoutCosts(settings),
    false,
  );
  return { algorithm: TOTALS_ALGORITHM, checkout, quote, payable: checkout.figures.total_price_with_tax };
}

/** What a shipping method would cost with these lines, both sides in cents; for the list of methods (CHK-08). */
export function shippingPrice(lines: readonly TotalsLine[], settings: TotalsSettings): Price {
  return cartTotals(lines, settings).checkout.shipping.price;
}

function partTotals(lines: readonly TotalsLine[], settings: TotalsSettings, isPayable: boolean): PartTotals {
  const { priceMode, vat = { category: 'S' } } = settings;
  const byRate = linesByRate(lines, lineAmount);
  const parts = shippingParts(settings.shipping ?? null, byRate);
  const idOf = (position: number) => (lines[position] ?? parts[position - lines.length])?.id ?? '';
  const rest = afterDiscounts(settings.discounts ?? [], byRate, idOf);
  const prices: Price[] = lines.map(() => NO_PRICE);
  const charged = chargedByRate(rest, parts, lines.length, vat);
  const groups = rateGroupsOf(charged, prices, idOf, priceMode, vat.category);
  const left = rest === byRate ? undefined : amountsByPosition(rest, prices.length);
  const lineTotals = lines.map((line, at): LineTotals => {
    const total = prices[at] ?? NO_PRICE;
    const amount = line.unit * line.quantity;
    const discount = left ? amount - (left[at] ?? 0) : 0;
    // The unit price of a single piece equals its line total, which may include an allocated cent.
    const unit =
      line.quantity === 1 && discount === 0 ? total : chargedPrice(line.unit, line.tax_rate, settings);
    return { id: line.id, quantity: line.quantity, unit, amount, discount, total };
  });
  const shipping = { price: addPrices(prices.slice(lines.length)), parts };
  const figures = cartPartFigures(lineTotals, shipping.price, groups, isPayable);
  return { lines: lineTotals, shipping, groups, figures };
}

/**
 * The amount charged at the rate that decides its VAT: under OSS the destination's rate, else the domestic one.
 */
function chargedByRate(
  lines: readonly RatePieces[],
  shipping: readonly Piece[],
  position: number,
  { category, destination_rates }: TotalsVat,
): readonly RatePieces[] {
  const there = category === 'S' ? destination_rates : undefined;
  if (!there && shipping.length === 0) return lines;
  return regrouped(lines, shipping, position, (domestic) => there?.[domestic] ?? domestic);
}

function amountsByPosition(byRate: readonly RatePieces[], count: number): number[] {
  const all = new Array<number>(count).fill(0);
  for (const { positions, amounts } of byRate) {
    for (let at = 0; at < positions.length; at += 1) all[positions[at] ?? 0] = amounts[at] ?? 0;
  }
  return all;
}

/**
 * Both sides of an amount of the price mode as it is charged, for display: one piece, or an option of it. Zero rating shows
 * its net on both, OSS the destination's VAT; `rate` is the domestic one in basis points.
 */
export function chargedPrice(amount: number, rate: number, { priceMode, vat }: TotalsSettings): Price {
  if (vat && vat.category !== 'S') {
    const net = priceMode === 'gross' ? amount - taxInGross(amount, rate) : amount;
    return { incl_tax: net, excl_tax: net };
  }
  return bothSides(amount, priceMode, vat?.destination_rates?.[rate] ?? rate);
}

/** The lines after all discounts, applied one after the other. */
function afterDiscounts(
  discounts: TotalsSettings['discounts'] & {},
  byRate: readonly RatePieces[],
  idOf: IdOf,
): readonly RatePieces[] {
  let rest = byRate;
  for (const { id, amount } of discounts) {
    if (!Number.isSafeInteger(amount)) throw new AmountError(`discount ${id}`);
    rest = afterDiscount(amount, rest, idOf);
  }
  return rest;
}

/** Shipping as pieces per rate: at its own rate, else split over the rates of the goods before discounts. */
function shippingParts(shipping: ShippingCost | null, byRate: readonly RatePieces[]): Piece[] {
  if (!shipping || byRate.length === 0) return [];
  const fixed = shipping.tax_rate ?? null;
  if (!Number.isSafeInteger(shipping.amount) || (fixed !== null && !isRate(fixed))) {
    throw new AmountError('shipping');
  }
  if (fixed !== null) return [shippingPart(fixed, shipping.amount)];
  return splitByRate(shipping.amount, byRate).map((amount, at) =>
    shippingPart(byRate[at]?.rate ?? 0, amount),
  );
}

function shippingPart(domestic_rate: number, amount: number): Piece {
  return { id: `shipping:${domestic_rate}`, amount, domestic_rate };
}

function withoutCosts(settings: TotalsSettings): TotalsSettings {
  return { ...settings, shipping: null, discounts: [] };
}

function addPrices(prices: readonly Price[]): Price {
  return prices.reduce(
    (sum, price) => ({ incl_tax: sum.incl_tax + price.incl_tax, excl_tax: sum.excl_tax + price.excl_tax }),
    NO_PRICE,
  );
}
