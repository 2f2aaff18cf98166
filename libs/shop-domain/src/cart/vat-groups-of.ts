import { AmountError } from '../money/amount-error.ts';
import { taxInGross, taxOnNet, type PriceMode } from '../money/both-sides.ts';
import type { Price } from '../money/price.ts';
import { divideByWeights } from '../money/largest-remainder.ts';
import { isRate } from '../money/is-rate.ts';
import type { VatCategory } from '../vat/vat-category.ts';
import type { ChargedVat } from '../vat/vat-class.ts';
import type { IdOf, VatPieces } from './pieces-by-vat.ts';

/**
 * All pieces of one category and rate with their VAT, computed once over their sum. Amounts are cents, rates basis points.
 */
export interface VatGroup {
  category: VatCategory;
  /** The rate charged: the domestic one or the destination's (OSS) for S, else 0. */
  rate: number;
  /** The domestic rate whose VAT zero rating takes out of a gross price; else equal to `rate`. */
  priced_rate: number;
  /** Sum of the pieces on the side of the price mode. */
  amount: number;
  /** Domestic VAT taken out of a gross price that is zero-rated; else 0. */
  taken_out: number;
  net: number;
  tax: number;
  gross: number;
}

/**
 * Computes VAT once per category and rate and distributes it over the pieces by largest remainder (EN 16931, BR-CO-17):
 * writes the price of each piece into `prices`, allocated so that every column adds up. Zero rating (K, AE, G, O) of
 * gross prices first takes the domestic VAT out of each group; that net amount is payable. The order of the pieces does
 * not matter; equal remainders are settled by id.
 */
export function vatGroupsOf(
  byVat: readonly VatPieces[],
  prices: Price[],
  idOf: IdOf,
  mode: PriceMode,
): VatGroup[] {
  const groups: VatGroup[] = [];
  for (const { vat, positions, amounts, sum } of byVat) {
    if (!isRate(vat.rate)) throw new AmountError(`rate ${vat.rate}`);
    const group = totalOf(vat, sum, mode);
    const shares = divideByWeights(group.tax + group.taken_out, amounts, (at) => idOf(positions[at] ?? 0));
    for (let at = 0; at < positions.length; at += 1) {
      prices[positions[at] ?? 0] = priceOf(amounts[at] ?? 0, shares[at] ?? 0, mode, vat.category);
    }
    groups.push(group);
  }
  return groups;
}

function totalOf({ category, rate }: ChargedVat, amount: number, mode: PriceMode): VatGroup {
  const derived = mode === 'gross' ? taxInGross(amount, rate) : taxOnNet(amount, rate);
  if (category !== 'S') {
    const taken_out = mode === 'gross' ? derived : 0;
    const net = amount - taken_out;
    return { category, rate: 0, priced_rate: rate, amount, taken_out, net, tax: 0, gross: net };
  }
  const net = mode === 'gross' ? amount - derived : amount;
  return { category, rate, priced_rate: rate, amount, taken_out: 0, net, tax: derived, gross: net + derived };
}

/** A piece's price from its share of the derived amount of the group: VAT charged, or VAT taken out. */
function priceOf(amount: number, share: number, mode: PriceMode, category: VatCategory): Price {
  const net = mode === 'gross' ? amount - share : amount;
  return { incl_tax: category === 'S' ? net + share : net, excl_tax: net };
}
