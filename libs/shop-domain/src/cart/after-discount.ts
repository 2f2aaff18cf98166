import { AmountError } from '../money/amount-error.ts';
import { divideByWeights } from '../money/largest-remainder.ts';
import type { VatClass } from '../vat/vat-class.ts';
import type { IdOf, VatPieces } from './pieces-by-vat.ts';
import type { Discount } from './totals-input.ts';

type ClassPieces = VatPieces<VatClass>;

/** What one discount took off the direct lines together, in cents on the side of the price mode. */
export interface DiscountTotals {
  id: string;
  /** What it was to take off. */
  amount: number;
  /** What it took off: less than `amount` when the lines cost less after the discounts before it. */
  taken_off: number;
}

/**
 * The amounts of lines, given by class, after discounts that are applied one after the other, and what each took off. A
 * discount is limited to what is left of the lines; an amount below 0 takes nothing off. Throws AmountError for an
 * amount that is not whole.
 */
export function afterDiscounts(
  discounts: readonly Discount[],
  byClass: readonly ClassPieces[],
  idOf: IdOf,
): { rest: readonly ClassPieces[]; discounts: DiscountTotals[] } {
  const found: DiscountTotals[] = [];
  let rest = byClass;
  for (const { id, amount } of discounts) {
    if (!Number.isSafeInteger(amount)) throw new AmountError(`discount ${id}`);
    const taken_off = Math.max(0, Math.min(amount, sumOf(rest)));
    rest = lessened(taken_off, rest, idOf);
    found.push({ id, amount, taken_off });
  }
  return { rest, discounts: found };
}

/**
 * The amounts of lines less an amount of at most their sum, spread by largest remainder: first over the classes and then
 * within each, so that splitting a line in two never changes the share of a class.
 */
function lessened(amount: number, byClass: readonly ClassPieces[], idOf: IdOf): readonly ClassPieces[] {
  if (amount === 0) return byClass;
  const shares = splitByClass(amount, byClass);
  return byClass.map(({ vat, positions, amounts, sum }, which) => {
    const share = shares[which] ?? 0;
    const parts = divideByWeights(share, amounts, (at) => idOf(positions[at] ?? 0));
    for (let at = 0; at < parts.length; at += 1) parts[at] = (amounts[at] ?? 0) - (parts[at] ?? 0);
    return { vat, positions, amounts: parts, sum: sum - share };
  });
}

/**
 * Splits an amount over classes, given from the highest rate down, in proportion to the lines of each class. Equal
 * remainders go to the lowest rate first, those of one rate by category; when the lines cost nothing the highest rate
 * gets everything.
 */
export function splitByClass(amount: number, byClass: readonly ClassPieces[]): number[] {
  const weights = byClass.map(({ sum }) => sum);
  if (weights.every((weight) => weight === 0)) return byClass.map((_, at) => (at === 0 ? amount : 0));
  return divideByWeights(amount, weights, (at) => keyOf(byClass[at]?.vat));
}

/** Rates have the same length, so that their texts have the order of their numbers. */
const keyOf = (vat: VatClass | undefined): string => `${10_000 + (vat?.rate ?? 0)} ${vat?.category}`;

function sumOf(byClass: readonly ClassPieces[]): number {
  let all = 0;
  for (const { sum } of byClass) all += sum;
  return all;
}
