import { divideByWeights } from '../money/largest-remainder.ts';
import type { Piece, RatePieces } from './pieces-by-rate.ts';

/**
 * Spreads a discount over lines, given in a list and by rate, by largest remainder: first over the rates and then within
 * each, so that splitting a line in two never changes what a rate gets. It is cut off at the lines' own sum; an amount
 * below 0 is none.
 */
export function spreadDiscount(
  amount: number,
  lines: readonly Piece[],
  byRate: readonly RatePieces[],
): number[] {
  const parts = lines.map(() => 0);
  const spread = Math.max(0, Math.min(amount, sumOf(byRate)));
  if (spread === 0) return parts;
  splitByRate(spread, byRate).forEach((share, which) => {
    const { amounts = [], positions = [] } = byRate[which] ?? {};
    divideByWeights(share, amounts, (at) => lines[positions[at] ?? 0]?.id ?? '').forEach((part, at) => {
      parts[positions[at] ?? 0] = part;
    });
  });
  return parts;
}

/**
 * Splits an amount over rates, given from the highest down, in proportion to what each rate's lines cost. Equal
 * remainders go to the lowest rate first; when the lines cost nothing the highest rate takes everything.
 */
export function splitByRate(amount: number, byRate: readonly RatePieces[]): number[] {
  const weights = byRate.map(({ sum }) => sum);
  if (weights.every((weight) => weight === 0)) return byRate.map((_, at) => (at === 0 ? amount : 0));
  return divideByWeights(amount, weights, (at) => String(10_000 + (byRate[at]?.rate ?? 0)));
}

function sumOf(byRate: readonly RatePieces[]): number {
  let all = 0;
  for (const { sum } of byRate) all += sum;
  return all;
}
