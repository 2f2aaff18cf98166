import { AmountError } from '../money/amount-error.ts';
import { divideByWeights } from '../money/largest-remainder.ts';
import { timesRatio } from '../money/round-half-away-from-zero.ts';
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
 * discount is limited to what is left of its lines; an amount below 0 takes nothing off. Throws AmountError for an
 * amount that is not whole, and for a rate that is not one of 1 to 10,000 basis points.
 */
export function afterDiscounts(
  discounts: readonly Discount[],
  byClass: readonly ClassPieces[],
  idOf: IdOf,
): { rest: readonly ClassPieces[]; discounts: DiscountTotals[] } {
  const found: DiscountTotals[] = [];
  let rest = byClass;
  for (const discount of discounts) {
    const chosen = discount.line_ids ? onlyOf(new Set(discount.line_ids), rest, idOf) : rest;
    const left = sumOf(chosen);
    const amount = amountOf(discount, left);
    const taken_off = Math.max(0, Math.min(amount, left));
    const lessened = lessenedBy(taken_off, chosen, idOf);
    rest = chosen === rest ? lessened : merged(rest, lessened);
    found.push({ id: discount.id, amount, taken_off });
  }
  return { rest, discounts: found };
}

/** What a discount is to take off lines of which this is left. */
function amountOf(discount: Discount, left: number): number {
  if ('amount' in discount) {
    if (!Number.isSafeInteger(discount.amount)) throw new AmountError(`discount ${discount.id}`);
    return discount.amount;
  }
  const { rate, id } = discount;
  if (!Number.isInteger(rate) || rate < 1 || rate > WHOLE) throw new AmountError(`discount ${id}`);
  return timesRatio(left, rate, WHOLE);
}

/** 100 % in basis points. */
const WHOLE = 10_000;

/** The pieces with one of these ids, by class; a class without any remains, with nothing in it. */
function onlyOf(ids: ReadonlySet<string>, byClass: readonly ClassPieces[], idOf: IdOf): ClassPieces[] {
  return byClass.map(({ vat, positions, amounts }) => {
    const chosen: ClassPieces = { vat, positions: [], amounts: [], sum: 0 };
    for (const [at, position] of positions.entries()) {
      if (!ids.has(idOf(position))) continue;
      const amount = amounts[at] ?? 0;
      chosen.positions.push(position);
      chosen.amounts.push(amount);
      chosen.sum += amount;
    }
    return chosen;
  });
}

/** All pieces, those that were chosen with what is left of them; both lists have the same classes in the same order. */
function merged(all: readonly ClassPieces[], chosen: readonly ClassPieces[]): ClassPieces[] {
  return all.map(({ vat, positions, amounts, sum }, which) => {
    const part = chosen[which];
    const left = new Map(part?.positions.map((position, at) => [position, part.amounts[at] ?? 0]));
    const after = amounts.map((amount, at) => left.get(positions[at] ?? 0) ?? amount);
    const taken = amounts.reduce((total, amount, at) => total + amount - (after[at] ?? 0), 0);
    return { vat, positions, amounts: after, sum: sum - taken };
  });
}

/**
 * The amounts of lines less an amount of at most their sum, spread by largest remainder: first over the classes and then
 * within each, so that splitting a line in two never changes the share of a class.
 */
function lessenedBy(amount: number, byClass: readonly ClassPieces[], idOf: IdOf): readonly ClassPieces[] {
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
