/** One taker of a share: a whole weight, and an id that settles equal remainders whatever the order of the list. */
export interface Share {
  id: string;
  weight: number;
}

interface Part {
  index: number;
  id: string;
  rest: bigint;
}

/**
 * Divides whole cents over shares in proportion to their weights, so that the parts add up to exactly the total. Every
 * share gets its part rounded down; the cents that are left go to the largest remainders, equal ones by id. When all
 * weights together are 0 the first share by id takes everything; without shares the answer is empty.
 */
export function largestRemainder(total: number, shares: readonly Share[]): number[] {
  const sum = shares.reduce((all, share) => all + BigInt(share.weight), 0n);
  if (sum === 0n) return onlyFirst(total, shares);
  const parts: Part[] = [];
  const amounts: number[] = [];
  let left = BigInt(total);
  shares.forEach((share, index) => {
    const { whole, rest } = floorDivide(BigInt(total) * BigInt(share.weight), sum);
    parts.push({ index, id: share.id, rest });
    amounts.push(Number(whole));
    left -= whole;
  });
  parts.sort(byRemainder);
  for (const part of parts.slice(0, Number(left))) amounts[part.index] = (amounts[part.index] ?? 0) + 1;
  return amounts;
}

function onlyFirst(total: number, shares: readonly Share[]): number[] {
  const first = shares.map(({ id }, index) => ({ id, index, rest: 0n })).sort(byRemainder)[0];
  return shares.map((_, index) => (index === first?.index ? total : 0));
}

/** Floor division for either sign of the divisor; the remainder is counted in parts of its absolute value. */
function floorDivide(numerator: bigint, divisor: bigint): { whole: bigint; rest: bigint } {
  const sign = divisor < 0n ? -1n : 1n;
  const positive = divisor * sign;
  const rest = (((numerator * sign) % positive) + positive) % positive;
  return { whole: (numerator * sign - rest) / positive, rest };
}

function byRemainder(a: Part, b: Part): number {
  if (a.rest !== b.rest) return a.rest > b.rest ? -1 : 1;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return a.index - b.index;
}
