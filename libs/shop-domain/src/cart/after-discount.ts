import { divideByWeights } from '../money/largest-remainder.ts';
import type { IdOf, RatePieces } from './pieces-by-rate.ts';

/**
 * The amounts of lines, given by rate, after a discount that is spread by largest remainder: first over the rates and
 * then within each, so that splitting a line in two never changes the share of a rate. The discount is limited to the
 * sum of the lines; an amount below 0 is ignored.
 */
export function afterDiscount(
  amount: number,
  byRate: readonly RatePieces[],
  idOf: IdOf,
): readonly RatePieces[] {
  const spread = Math.max(0, Math.min(amount, sumOf(byRate)));
  if (spread === 0) return byRate;
  const shares = splitByRate(spread, byRate);
  return byRate.map(({ rate, positions, amounts, sum }, which) => {
    const share = shares[which] ?? 0;
    const parts = divideByWeights(share, amounts, (at) => idOf(positions[at] ?? 0));
    for (let at = 0; at < parts.length; at += 1) parts[at] = (amounts[at] ?? 0) - (parts[at] ?? 0);
    return { rate, positions, amounts: parts, sum: sum - share };
  });
}

/**
 * Splits an amount over rates, given from the highest down, in proportion to the lines of each rate. Equal remainders
 * go to the lowest rate first; when the lines cost nothing the highest rate gets everything.
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
