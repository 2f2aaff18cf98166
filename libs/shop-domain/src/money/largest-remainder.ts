import { AmountError } from './amount-error.ts';
import { EXACT } from './round-half-away-from-zero.ts';

/**
 * One recipient of a share: an integer weight, and an id that settles equal remainders whatever the order of the list.
 */
export interface Share {
  id: string;
  weight: number;
}

/**
 * Divides whole cents over shares in proportion to their weights, so that the parts add up to exactly the total. Every
 * share gets its part rounded down; the remaining cents go to the largest remainders, equal ones by id. When all
 * weights add up to 0 the first share by id gets everything; without shares the result is empty. Throws AmountError
 * when the total, a weight or the sum of the weights is not a safe integer.
 */
export function largestRemainder(total: number, shares: readonly Share[]): number[] {
  const weights = shares.map(({ weight }) => weight);
  return divideByWeights(total, weights, (position) => shares[position]?.id ?? '');
}

/** largestRemainder for weights in a list of their own; `idOf` returns the id of the share at a position. */
export function divideByWeights(
  total: number,
  weights: readonly number[],
  idOf: (position: number) => string,
): number[] {
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight)) throw new AmountError(`weight ${weight}`);
    sum += weight;
  }
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(sum))
    throw new AmountError(`${total} over ${sum}`);
  if (sum === 0) return onlyFirst(total, weights, idOf);
  // A copy has its full length from the start, which is faster than growing an array.
  const amounts = weights.slice();
  const rests = weights.slice();
  let left = total;
  const size = Math.abs(sum);
  const signed = sum < 0 ? -total : total;
  for (let at = 0; at < amounts.length; at += 1) {
    const weight = amounts[at] ?? 0;
    const product = signed * weight;
    let whole = Math.floor(product / size);
    let rest = product - whole * size;
    if (Math.abs(product) > EXACT) ({ whole, rest } = exactShare(signed, weight, size));
    // Adding 0 turns -0 into 0.
    amounts[at] = whole + 0;
    rests[at] = rest;
    left -= whole;
  }
  if (left > 0) addToLargest(amounts, rests, left, idOf);
  return amounts;
}

/** One cent more for the `left` largest remainders, equal ones by id. */
function addToLargest(
  amounts: number[],
  rests: readonly number[],
  left: number,
  idOf: (position: number) => string,
): void {
  const smallest = descending(rests)[left - 1] ?? 0;
  const equal: number[] = [];
  let open = left;
  for (let position = 0; position < rests.length; position += 1) {
    const rest = rests[position] ?? 0;
    if (rest === smallest) equal.push(position);
    if (rest <= smallest) continue;
    amounts[position] = (amounts[position] ?? 0) + 1;
    open -= 1;
  }
  const first = equal.length > open ? byId(equal, idOf) : equal;
  for (const position of first.slice(0, open)) amounts[position] = (amounts[position] ?? 0) + 1;
}

/** Insertion sort: for the few lines of a cart faster than toSorted with a comparator, and carts are totalled often. */
function descending(numbers: readonly number[]): number[] {
  const sorted = numbers.slice();
  for (let position = 1; position < sorted.length; position += 1) {
    const number = sorted[position] ?? 0;
    let at = position;
    while (at > 0 && (sorted[at - 1] ?? 0) < number) {
      sorted[at] = sorted[at - 1] ?? 0;
      at -= 1;
    }
    sorted[at] = number;
  }
  return sorted;
}

function onlyFirst(total: number, weights: readonly number[], idOf: (position: number) => string): number[] {
  const positions = weights.map((_, position) => position);
  const [first] = byId(positions, idOf);
  return positions.map((position) => (position === first ? total : 0));
}

/** total x weight / size rounded down, and the remainder, where a double cannot represent the product. */
function exactShare(total: number, weight: number, size: number): { whole: number; rest: number } {
  const over = BigInt(size);
  const product = BigInt(total) * BigInt(weight);
  const rest = ((product % over) + over) % over;
  return { whole: Number((product - rest) / over), rest: Number(rest) };
}

/** Positions ordered by their ids; sorting is stable, so equal ids keep the order of the list. */
function byId(positions: readonly number[], idOf: (position: number) => string): number[] {
  return positions.toSorted((a, b) => {
    const one = idOf(a);
    const other = idOf(b);
    if (one === other) return 0;
    return one < other ? -1 : 1;
  });
}
