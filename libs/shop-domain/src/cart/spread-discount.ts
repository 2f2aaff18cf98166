import { largestRemainder } from '../money/largest-remainder.ts';

/** A line's amount before discount with its rate. */
export interface Discountable {
  id: string;
  amount: number;
  tax_rate: number;
}

/**
 * Spreads a discount over lines by largest remainder, first over the rates and then within each rate, so that splitting
 * a line in two never changes what a rate gets. The discount is cut off at the lines' own sum; an amount below 0 is none.
 */
export function spreadDiscount(amount: number, lines: readonly Discountable[]): number[] {
  const goods = sumOf(lines);
  const spread = Math.max(0, Math.min(amount, goods));
  if (spread === 0) return lines.map(() => 0);
  const rates = [...new Set(lines.map(({ tax_rate }) => tax_rate))];
  const perRate = splitByRate(spread, lines, rates);
  const parts = lines.map(() => 0);
  rates.forEach((rate, position) => {
    const indexes = lines.flatMap((line, index) => (line.tax_rate === rate ? [index] : []));
    const shares = indexes.map((index) => ({
      id: lines[index]?.id ?? '',
      weight: lines[index]?.amount ?? 0,
    }));
    largestRemainder(perRate[position] ?? 0, shares).forEach((part, at) => {
      parts[indexes[at] ?? 0] = part;
    });
  });
  return parts;
}

/** Splits an amount over the rates of lines in proportion to what each rate's lines cost; equal shares by rate. */
export function splitByRate(
  amount: number,
  lines: readonly Discountable[],
  rates: readonly number[],
): number[] {
  const shares = rates.map((rate) => ({
    id: String(10_000 + rate),
    weight: sumOf(lines.filter(({ tax_rate }) => tax_rate === rate)),
  }));
  const isFree = shares.every(({ weight }) => weight === 0);
  if (!isFree) return largestRemainder(amount, shares);
  const highest = Math.max(...rates);
  return rates.map((rate) => (rate === highest ? amount : 0));
}

function sumOf(lines: readonly Discountable[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
