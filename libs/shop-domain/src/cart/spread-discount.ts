import { divideByWeights } from '../money/largest-remainder.ts';
import type { Piece } from './group-by-rate.ts';

/**
 * Spreads a discount over lines by largest remainder, first over the rates and then within each rate, so that splitting
 * a line in two never changes what a rate gets. The discount is cut off at the lines' own sum; an amount below 0 is none.
 */
export function spreadDiscount(amount: number, lines: readonly Piece[]): number[] {
  const parts = lines.map(() => 0);
  const spread = Math.max(0, Math.min(amount, sumOf(lines)));
  if (spread === 0) return parts;
  const rates = ratesOf(lines);
  splitByRate(spread, lines, rates).forEach((share, position) => {
    const indexes: number[] = [];
    lines.forEach((line, index) => {
      if (line.domestic_rate === rates[position]) indexes.push(index);
    });
    const weights = indexes.map((index) => lines[index]?.amount ?? 0);
    divideByWeights(share, weights, (at) => lines[indexes[at] ?? 0]?.id ?? '').forEach((part, at) => {
      parts[indexes[at] ?? 0] = part;
    });
  });
  return parts;
}

/** The domestic rates of lines, each once, from the highest down. */
export function ratesOf(lines: readonly Piece[]): number[] {
  const rates: number[] = [];
  for (const { domestic_rate } of lines) if (!rates.includes(domestic_rate)) rates.push(domestic_rate);
  return rates.sort((a, b) => b - a);
}

/**
 * Splits an amount over the rates of lines, given from the highest down, in proportion to what each rate's lines cost.
 * Equal remainders go to the lowest rate first; when the lines cost nothing the highest rate takes everything.
 */
export function splitByRate(amount: number, lines: readonly Piece[], rates: readonly number[]): number[] {
  const weights = rates.map(() => 0);
  for (const line of lines) {
    const position = rates.indexOf(line.domestic_rate);
    weights[position] = (weights[position] ?? 0) + line.amount;
  }
  if (weights.every((weight) => weight === 0)) return rates.map((_, at) => (at === 0 ? amount : 0));
  return divideByWeights(amount, weights, (at) => String(10_000 + (rates[at] ?? 0)));
}

function sumOf(lines: readonly Piece[]): number {
  let sum = 0;
  for (const { amount } of lines) sum += amount;
  return sum;
}
