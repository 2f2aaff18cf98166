import { MAX_CART_LINES } from '../max-cart-lines.ts';
import { AmountError } from '../money/amount-error.ts';
import { bothSides, NO_PRICE, taxInGross } from '../money/both-sides.ts';
import type { Price } from '../money/price.ts';
import { chargedVat, type ChargedVat, type VatClass, withoutVat } from '../vat/vat-class.ts';
import { afterDiscounts, type DiscountTotals, splitByClass } from './after-discount.ts';
import { cartPartFigures, type CartPartFigures } from './cart-part-figures.ts';
import { linesByClass, regrouped, type Piece, type VatPieces } from './pieces-by-vat.ts';
import { vatGroupsOf, type VatGroup } from './vat-groups-of.ts';
import {
  lineAmount,
  shippingAmount,
  type ShippingCost,
  type TotalsLine,
  type TotalsSettings,
  type TotalsVat,
} from './totals-input.ts';

/** Name of this algorithm; stored with an order, which is never recomputed. */
export const TOTALS_ALGORITHM = 'per-rate-2';

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
  /** The group in which it is charged; the rate is 0 unless VAT is charged. */
  vat: ChargedVat;
}

/** One half of a cart. */
export interface PartTotals {
  lines: LineTotals[];
  /** What each discount took off, in the order in which they were applied. */
  discounts: DiscountTotals[];
  shipping: { price: Price; parts: Piece[] };
  groups: VatGroup[];
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
 * All amounts of a cart (CART-28, CART-29): VAT once per category and rate over lines and shipping together, in either
 * price mode; derived amounts are allocated to lines by largest remainder. Direct and quote lines are totalled
 * separately; shipping and discounts belong to the direct lines, and without direct lines there is no shipping.
 * Discounts are applied one after the other, each to what those before it left; shipping is split over the classes of
 * the goods before discounts. Throws AmountError for a value that is not an amount or is out of bounds, and for more
 * than MAX_CART_LINES lines.
 */
export function cartTotals(lines: readonly TotalsLine[], settings: TotalsSettings): CartTotals {
  if (lines.length > MAX_CART_LINES) throw new AmountError(`${lines.length} lines`);
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
  const byClass = linesByClass(lines, lineAmount);
  const parts = shippingParts(settings.shipping ?? null, byClass);
  const idOf = (position: number) => (lines[position] ?? parts[position - lines.length])?.id ?? '';
  const { rest, discounts } = afterDiscounts(settings.discounts ?? [], byClass, idOf);
  const prices: Price[] = lines.map(() => NO_PRICE);
  const charged = chargedPieces(rest, parts, lines.length, vat);
  const groups = vatGroupsOf(charged, prices, idOf, priceMode);
  const vats = vatsByPosition(charged, lines.length);
  const left = rest === byClass ? undefined : amountsByPosition(rest, prices.length);
  const lineTotals = lines.map((line, at): LineTotals => {
    const total = prices[at] ?? NO_PRICE;
    const amount = line.unit * line.quantity;
    const discount = left ? amount - (left[at] ?? 0) : 0;
    // The unit price of a single piece equals its line total, which may include an allocated cent.
    const unit =
      line.quantity === 1 && discount === 0 ? total : chargedPrice(line.unit, line.vat_class, settings);
    const { category, rate } = vats[at] ?? NO_VAT;
    const vat = { category, rate: category === 'S' ? rate : 0 };
    return { id: line.id, quantity: line.quantity, unit, amount, discount, total, vat };
  });
  const shipping = { price: addPrices(prices.slice(lines.length)), parts };
  const figures = cartPartFigures(lineTotals, shipping.price, { groups, treatment: vat.category }, isPayable);
  return { lines: lineTotals, discounts, shipping, groups, figures };
}

/** All pieces by how they are charged; domestic VAT leaves the classes of the lines as they are. */
function chargedPieces(
  lines: readonly VatPieces<VatClass>[],
  shipping: readonly Piece[],
  position: number,
  vat: TotalsVat,
): readonly VatPieces[] {
  if (vat.category === 'S' && !vat.destination_rates && shipping.length === 0) return lines;
  return regrouped(lines, shipping, position, (vatClass) => chargedAs(vatClass, vat));
}

function chargedAs(
  vatClass: VatClass,
  { category, destination_rates, small_business }: TotalsVat,
): ChargedVat {
  return chargedVat(small_business ? withoutVat(vatClass) : vatClass, category, destination_rates);
}

const NO_VAT: ChargedVat = { category: 'Z', rate: 0 };

function vatsByPosition(byVat: readonly VatPieces[], count: number): ChargedVat[] {
  const all = new Array<ChargedVat>(count).fill(NO_VAT);
  for (const { vat, positions } of byVat) {
    for (const position of positions) if (position < count) all[position] = vat;
  }
  return all;
}

function amountsByPosition(byClass: readonly VatPieces[], count: number): number[] {
  const all = new Array<number>(count).fill(0);
  for (const { positions, amounts } of byClass) {
    for (let at = 0; at < positions.length; at += 1) all[positions[at] ?? 0] = amounts[at] ?? 0;
  }
  return all;
}

/**
 * Both sides of an amount of the price mode as it is charged, for display: one piece, or an option of it. Zero rating shows
 * its net on both, OSS the destination's VAT; `vatClass` is the domestic one.
 */
export function chargedPrice(amount: number, vatClass: VatClass, { priceMode, vat }: TotalsSettings): Price {
  const { category, rate } = chargedAs(vatClass, vat ?? { category: 'S' });
  if (category === 'S') return bothSides(amount, priceMode, rate);
  const net = priceMode === 'gross' ? amount - taxInGross(amount, rate) : amount;
  return { incl_tax: net, excl_tax: net };
}

/** Shipping as pieces per class: with its own class, else split over the classes of the goods before discounts. */
function shippingParts(shipping: ShippingCost | null, byClass: readonly VatPieces<VatClass>[]): Piece[] {
  if (!shipping || byClass.length === 0) return [];
  const whole = shippingAmount(shipping);
  const own = shipping.vat_class ?? null;
  if (own !== null) return [shippingPart(own, whole)];
  const amounts = splitByClass(whole, byClass);
  return byClass.map(({ vat }, at) => shippingPart(vat, amounts[at] ?? 0));
}

function shippingPart(vat_class: VatClass, amount: number): Piece {
  const { category, rate } = vat_class;
  return { id: `shipping:${category === 'S' ? rate : category}`, amount, vat_class };
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
