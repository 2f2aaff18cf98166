import type { VatCategory } from '../vat/vat-category.ts';
import type { ChargedVat, VatClass } from '../vat/vat-class.ts';

/** A piece of money with a VAT class: a line, or a part of shipping that follows one class. */
export interface Piece {
  id: string;
  /** Cents on the side of the price mode. */
  amount: number;
  /** The class its price was set with. */
  vat_class: VatClass;
}

/** The pieces of one category and rate: their positions in the list, the amount of each in the same order, and their sum. */
export interface VatPieces<Vat extends ChargedVat = ChargedVat> {
  vat: Vat;
  positions: number[];
  amounts: number[];
  sum: number;
}

/** The id of the piece at a position; settles which piece gets a remaining cent. */
export type IdOf = (position: number) => string;

/**
 * Lines by the class their prices were set with, from the highest rate down; `amountOf` returns the amount of a line in
 * cents.
 */
export function linesByClass<Line extends { vat_class: VatClass }>(
  lines: readonly Line[],
  amountOf: (line: Line) => number,
): VatPieces<VatClass>[] {
  const found: VatPieces<VatClass>[] = [];
  // Adjacent lines mostly have the same class.
  let last: VatPieces<VatClass> | undefined;
  let position = 0;
  for (const line of lines) {
    if (last === undefined || !isSame(last.vat, line.vat_class)) last = groupOf(found, line.vat_class);
    const amount = amountOf(line);
    last.positions.push(position);
    last.amounts.push(amount);
    last.sum += amount;
    position += 1;
  }
  return found.sort(fromHighest);
}

/**
 * Pieces by class with more pieces added, numbered from `position` on, and regrouped by the result of `chargedOf` for
 * each class.
 */
export function regrouped(
  byClass: readonly VatPieces<VatClass>[],
  more: readonly Piece[],
  position: number,
  chargedOf: (vatClass: VatClass) => ChargedVat,
): VatPieces[] {
  const found: VatPieces[] = [];
  for (const { vat, positions, amounts, sum } of byClass) {
    const group = groupOf(found, chargedOf(vat));
    group.positions = group.positions.concat(positions);
    group.amounts = group.amounts.concat(amounts);
    group.sum += sum;
  }
  for (const [at, { amount, vat_class }] of more.entries()) {
    const group = groupOf(found, chargedOf(vat_class));
    group.positions.push(position + at);
    group.amounts.push(amount);
    group.sum += amount;
  }
  return found.sort(fromHighest);
}

/** The pieces of a category and rate; added to the list, still empty, when they are new. */
function groupOf<Vat extends ChargedVat>(found: VatPieces<Vat>[], vat: Vat): VatPieces<Vat> {
  for (const one of found) if (isSame(one.vat, vat)) return one;
  const first = { vat, positions: [], amounts: [], sum: 0 };
  found.push(first);
  return first;
}

const isSame = (a: ChargedVat, b: ChargedVat): boolean => a.rate === b.rate && a.category === b.category;

/** The order of categories with the same rate. */
const order: readonly VatCategory[] = ['S', 'Z', 'E', 'K', 'AE', 'G', 'O'];

const fromHighest = ({ vat: a }: VatPieces, { vat: b }: VatPieces): number =>
  b.rate - a.rate || order.indexOf(a.category) - order.indexOf(b.category);
