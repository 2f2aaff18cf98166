import { taxInGross, taxOnNet, type Price, type PriceMode } from '../money/both-sides.ts';
import { largestRemainder } from '../money/largest-remainder.ts';
import { NO_PRICE, type TotalsVat, type VatCategory } from './totals-input.ts';

/** A piece of money with a rate: a line after discount, or the part of shipping that follows one rate. */
export interface Piece {
  id: string;
  /** Cents on the side of the price mode. */
  amount: number;
  /** The rate its price was set with, in basis points. */
  domestic_rate: number;
}

/** All pieces of one rate with their VAT, computed once over their sum. Amounts are cents, rates basis points. */
export interface RateGroup {
  category: VatCategory;
  /** The rate charged: the domestic one, that of the destination (OSS), or 0 under zero rating. */
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

/** Groups from the highest rate down, and the price of each piece, allocated so that every column adds up. */
export interface Grouped {
  groups: RateGroup[];
  prices: Price[];
}

/**
 * Computes VAT once per rate group and hands it back to the pieces by largest remainder (EN 16931, BR-CO-17). Zero
 * rating (K, AE, G) of gross prices first takes the domestic VAT out of each group; that net is what is payable. The
 * order of the pieces changes nothing; equal remainders are settled by id.
 */
export function groupByRate(pieces: readonly Piece[], mode: PriceMode, vat: TotalsVat): Grouped {
  const byRate = new Map<number, number[]>();
  pieces.forEach(({ domestic_rate }, index) => {
    const rate = groupRate(domestic_rate, vat);
    const group = byRate.get(rate);
    if (group) group.push(index);
    else byRate.set(rate, [index]);
  });
  const prices: Price[] = pieces.map(() => NO_PRICE);
  const groups = [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, indexes]) => {
      const members = indexes.flatMap((index) => pieces[index] ?? []);
      const group = totalOf(rate, members, mode, vat.category);
      allocate(group, members, mode).forEach((price, at) => (prices[indexes[at] ?? 0] = price));
      return group;
    });
  return { groups, prices };
}

/** What pieces are grouped by: the rate charged; under zero rating the rate whose VAT is taken out. */
function groupRate(domesticRate: number, vat: TotalsVat): number {
  return vat.category === 'S' ? (vat.destination_rates?.[domesticRate] ?? domesticRate) : domesticRate;
}

function totalOf(rate: number, members: readonly Piece[], mode: PriceMode, category: VatCategory): RateGroup {
  const amount = members.reduce((sum, piece) => sum + piece.amount, 0);
  const group = { category, priced_rate: rate, amount };
  if (category !== 'S') {
    const taken_out = mode === 'gross' ? taxInGross(amount, rate) : 0;
    const net = amount - taken_out;
    return { ...group, rate: 0, taken_out, net, tax: 0, gross: net };
  }
  const tax = mode === 'gross' ? taxInGross(amount, rate) : taxOnNet(amount, rate);
  const net = mode === 'gross' ? amount - tax : amount;
  return { ...group, rate, taken_out: 0, net, tax, gross: net + tax };
}

/** Spreads what the group derived, VAT charged or taken out, over its pieces in proportion to their amounts. */
function allocate(group: RateGroup, members: readonly Piece[], mode: PriceMode): Price[] {
  const shares = largestRemainder(
    group.tax + group.taken_out,
    members.map(({ id, amount }) => ({ id, weight: amount })),
  );
  return members.map(({ amount }, index) => {
    const share = shares[index] ?? 0;
    const net = mode === 'gross' ? amount - share : amount;
    return { incl_tax: group.category === 'S' ? net + share : net, excl_tax: net };
  });
}
