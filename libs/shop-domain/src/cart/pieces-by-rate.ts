/** A piece of money with a rate: a line, or a part of shipping that follows one rate. */
export interface Piece {
  id: string;
  /** Cents on the side of the price mode. */
  amount: number;
  /** The rate its price was set with, in basis points. */
  domestic_rate: number;
}

/** The pieces of one rate: their positions in the list, the amount of each in the same order, and their sum. */
export interface RatePieces {
  rate: number;
  positions: number[];
  amounts: number[];
  sum: number;
}

/** The id of the piece at a position; settles which piece gets a remaining cent. */
export type IdOf = (position: number) => string;

/**
 * Lines by the rate their prices were set with, from the highest down; `amountOf` returns the amount of a line in
 * cents.
 */
export function linesByRate<Line extends { tax_rate: number }>(
  lines: readonly Line[],
  amountOf: (line: Line) => number,
): RatePieces[] {
  const found: RatePieces[] = [];
  // Adjacent lines mostly have the same rate.
  let last: RatePieces | undefined;
  let position = 0;
  for (const line of lines) {
    if (last === undefined || last.rate !== line.tax_rate) last = atRate(found, line.tax_rate);
    const amount = amountOf(line);
    last.positions.push(position);
    last.amounts.push(amount);
    last.sum += amount;
    position += 1;
  }
  return found.sort(fromHighest);
}

/**
 * Pieces by rate with more pieces added, numbered from `position` on, and regrouped by the result of `rateOf` for each
 * rate.
 */
export function regrouped(
  byRate: readonly RatePieces[],
  more: readonly Piece[],
  position: number,
  rateOf: (domesticRate: number) => number,
): RatePieces[] {
  const found: RatePieces[] = [];
  for (const { rate, positions, amounts, sum } of byRate) {
    const group = atRate(found, rateOf(rate));
    group.positions = group.positions.concat(positions);
    group.amounts = group.amounts.concat(amounts);
    group.sum += sum;
  }
  for (const [at, { amount, domestic_rate }] of more.entries()) {
    const group = atRate(found, rateOf(domestic_rate));
    group.positions.push(position + at);
    group.amounts.push(amount);
    group.sum += amount;
  }
  return found.sort(fromHighest);
}

/** The pieces of a rate; added to the list, still empty, when the rate is new. */
function atRate(found: RatePieces[], rate: number): RatePieces {
  for (const one of found) if (one.rate === rate) return one;
  const first = { rate, positions: [], amounts: [], sum: 0 };
  found.push(first);
  return first;
}

const fromHighest = (a: RatePieces, b: RatePieces): number => b.rate - a.rate;
