import { floorDivide } from './round-half-away-from-zero.ts';

/** One taker of a share: a whole weight, and an id that settles equal remainders whatever the order of the list. */
export interface Share {
  id: string;
  weight: number;
}

interface Part {
  index: number;
  id: string;
  rest: number;
}

/**
 * Divides whole cents over shares in proportion to their weights, so that the parts add up to exactly the total. Every
 * share gets its part rounded down; the cents that are left go to the largest remainders, equal ones by id. When all
 * weights together are 0 the first share by id takes everything; without shares the answer is empty. Total, parts and
 * the sum of the weights are safe integers.
 */
export function largestRemainder(total: number, shares: readonly Share[]): number[] {
  let sum = 0;
  for (const { weight } of shares) sum += weight;
  if (sum === 0) return onlyFirst(total, shares);
  const parts: Part[] = [];
  const amounts: number[] = [];
  let left = total;
  shares.forEach(({ id, weight }, index) => {
    const { whole, rest } = shareOf(total, weight, sum);
    if (rest > 0) parts.push({ index, id, rest });
    amounts.push(whole);
    left -= whole;
  });
  if (left > 0) parts.sort(byRemainder);
  for (let at = 0; at < left; at += 1) {
    const index = parts[at]?.index ?? 0;
    amounts[index] = (amounts[index] ?? 0) + 1;
  }
  return amounts;
}

function onlyFirst(total: number, shares: readonly Share[]): number[] {
  const first = shares.map(({ id }, index) => ({ id, index, rest: 0 })).sort(byRemainder)[0];
  return shares.map((_, index) => (index === first?.index ? total : 0));
}

/** total x weight / sum rounded down, the rest in parts of the sum's size; exact beyond safe products too. */
function shareOf(total: number, weight: number, sum: number): { whole: number; rest: number } {
  const size = Math.abs(sum);
  const product = total * weight * Math.sign(sum);
  if (Number.isSafeInteger(product)) return floorDivide(product, size);
  const exact = BigInt(total) * BigInt(weight) * BigInt(Math.sign(sum));
  const rest = ((exact % BigInt(size)) + BigInt(size)) % BigInt(size);
  return { whole: Number((exact - rest) / BigInt(size)), rest: Number(rest) };
}

/** Largest remainder first, then by id; sorting is stable, so equal ids keep the order of their list. */
function byRemainder(a: Part, b: Part): number {
  if (a.rest !== b.rest) return b.rest - a.rest;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
