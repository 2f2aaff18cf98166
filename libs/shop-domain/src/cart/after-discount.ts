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

/** Lines of one class to which the same discounts apply. */
interface Cell extends ClassPieces {
  /** For each discount in order 1 or 0: whether it applies; with the class it settles which cell gets a remaining cent. */
  applies: string;
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
  if (discounts.length === 0) return { rest: byClass, discounts: [] };
  let cells = cellsOf(discounts, byClass, idOf);
  const found = discounts.map((discount, which): DiscountTotals => {
    const chosen = cells.filter(({ applies }) => applies[which] === '1');
    const left = sumOf(chosen);
    const amount = amountOf(discount, left);
    const taken_off = Math.max(0, Math.min(amount, left));
    const lessened = new Map(lessenedBy(taken_off, chosen, idOf).map((cell) => [keyOf(cell), cell]));
    cells = cells.map((cell) => lessened.get(keyOf(cell)) ?? cell);
    return { id: discount.id, amount, taken_off };
  });
  return { rest: merged(cells), discounts: found };
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

/** The lines of each class, apart by the discounts that apply to them. */
function cellsOf(discounts: readonly Discount[], byClass: readonly ClassPieces[], idOf: IdOf): Cell[] {
  const chosenIds = discounts.map(({ line_ids }) => line_ids && new Set(line_ids));
  const appliesTo = (id: string): string =>
    chosenIds.map((ids) => (!ids || ids.has(id) ? '1' : '0')).join('');
  return byClass.flatMap(({ vat, positions, amounts }) => {
    const cells = new Map<string, Cell>();
    for (const [at, position] of positions.entries()) {
      const applies = appliesTo(idOf(position));
      const cell = cells.get(applies) ?? { vat, applies, positions: [], amounts: [], sum: 0 };
      const amount = amounts[at] ?? 0;
      cell.positions.push(position);
      cell.amounts.push(amount);
      cell.sum += amount;
      cells.set(applies, cell);
    }
    return [...cells.values()];
  });
}

/** The lines by class again; cells of one class are adjacent. */
function merged(cells: readonly Cell[]): ClassPieces[] {
  const found: ClassPieces[] = [];
  for (const { vat, positions, amounts, sum } of cells) {
    const last = found.at(-1);
    if (last?.vat !== vat) {
      found.push({ vat, positions, amounts, sum });
      continue;
    }
    last.positions = last.positions.concat(positions);
    last.amounts = last.amounts.concat(amounts);
    last.sum += sum;
  }
  return found;
}

/**
 * The amounts of lines less an amount of at most their sum, spread by largest remainder: first over the cells and then
 * within each, so that splitting a line in two never changes the share of a class.
 */
function lessenedBy(amount: number, cells: readonly Cell[], idOf: IdOf): readonly Cell[] {
  if (amount === 0) return cells;
  const shares = divideByWeights(
    amount,
    cells.map(({ sum }) => sum),
    (at) => keyOf(cells[at]),
  );
  return cells.map((cell, which) => {
    const { positions, amounts, sum } = cell;
    const share = shares[which] ?? 0;
    const parts = divideByWeights(share, amounts, (at) => idOf(positions[at] ?? 0));
    for (let at = 0; at < parts.length; at += 1) parts[at] = (amounts[at] ?? 0) - (parts[at] ?? 0);
    return { ...cell, amounts: parts, sum: sum - share };
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
  return divideByWeights(amount, weights, (at) => keyOf(byClass[at]));
}

/** Rates have the same length, so that their texts have the order of their numbers. */
function keyOf(pieces: (ClassPieces & { applies?: string }) | undefined): string {
  const { vat, applies = '' } = pieces ?? {};
  return `${10_000 + (vat?.rate ?? 0)} ${vat?.category} ${applies}`;
}

function sumOf(byClass: readonly ClassPieces[]): number {
  let all = 0;
  for (const { sum } of byClass) all += sum;
  return all;
}
