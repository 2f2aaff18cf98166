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
  const smallest = nthLargest(rests, left);
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

/** The nth largest of some numbers by Hoare's selection: what counts is who gets a cent, not the order of the rest. */
function nthLargest(numbers: readonly number[], nth: number): number {
  const list = numbers.slice();
  const wanted = nth - 1;
  let [from, to] = [0, list.length - 1];
  while (from < to) {
    const [lastLarge, firstSmall] = partition(list, from, to);
    if (wanted <= lastLarge) to = lastLarge;
    else if (wanted >= firstSmall) from = firstSmall;
    else break;
  }
  return list[wanted] ?? 0;
}

/** Brings what is larger than a number in the middle to the front of a range; what lies between the answers equals it. */
function partition(list: number[], from: number, to: number): [number, number] {
  const pivot = list[(from + to) >> 1] ?? 0;
  let [left, right] = [from, to];
  while (left <= right) {
    while ((list[left] ?? 0) > pivot) left += 1;
    while ((list[right] ?? 0) < pivot) right -= 1;
    if (left > right) break;
    const swapped = list[left] ?? 0;
    list[left] = list[right] ?? 0;
    list[right] = swapped;
    left += 1;
    right -= 1;
  }
  return [right, left];
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
    const [one, other] = [idOf(a), idOf(b)];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  });
}
