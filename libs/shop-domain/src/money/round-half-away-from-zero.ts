import { AmountError } from './amount-error.ts';

/**
 * An integer: a number as long as it is a safe integer, else a BigInt. Sums and products stay exact either way.
 */
export type Whole = number | bigint;

/** The exact product of two integers. */
export function timesWhole(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** The exact sum of two integers. */
export function plusWhole(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/**
 * Up to this size a quotient never rounds up to the next integer: it is at least one part in EXACT smaller, and doubles
 * of that size are closer together. So rounding the quotient down is exact.
 */
export const EXACT = 2 ** 52;

/** numerator / denominator rounded down, and the remainder (denominator above 0). */
export function floorDivide(numerator: number, denominator: number): { whole: number; rest: number } {
  if (Math.abs(numerator) > EXACT) {
    const top = BigInt(numerator);
    const over = BigInt(denominator);
    const rest = ((top % over) + over) % over;
    return { whole: Number((top - rest) / over), rest: Number(rest) };
  }
  // Adding 0 turns -0 into 0.
  const whole = Math.floor(numerator / denominator) + 0;
  return { whole, rest: numerator - whole * denominator };
}

/** The integer nearest to numerator / denominator (denominator above 0); a half rounds away from zero. */
export function roundHalfAwayFromZero(numerator: Whole, denominator: Whole): Whole {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    if (Math.abs(numerator) <= EXACT) return roundExact(numerator, denominator);
    const { whole, rest } = floorDivide(Math.abs(numerator), denominator);
    const size = rest >= denominator - rest ? whole + 1 : whole;
    return numerator < 0 && size > 0 ? -size : size;
  }
  const top = BigInt(numerator);
  const over = BigInt(denominator);
  const rest = top % over;
  const whole = (top - rest) / over;
  const isUp = (rest < 0n ? -rest : rest) * 2n >= over;
  return isUp ? whole + (top < 0n ? -1n : 1n) : whole;
}

/**
 * amount x numerator / denominator for integers, rounded half away from zero. Exact for every safe integer: what a
 * double cannot represent is computed in BigInt. Used for cents x basis points, so 0.5 cent rounds to 1, -0.5 to -1.
 * Throws AmountError when an argument is not a safe integer.
 */
export function timesRatio(amount: number, numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(numerator)) {
    throw new AmountError(`${amount} x ${numerator}`);
  }
  const product = amount * numerator;
  // The usual case: an amount of millions of euros still fits.
  if (Math.abs(product) <= EXACT) return roundExact(product, denominator);
  return Number(roundHalfAwayFromZero(timesWhole(amount, numerator), denominator));
}

/** roundHalfAwayFromZero for a numerator of at most EXACT. */
function roundExact(numerator: number, denominator: number): number {
  const top = Math.abs(numerator);
  const whole = Math.floor(top / denominator);
  const rest = top - whole * denominator;
  const size = rest >= denominator - rest ? whole + 1 : whole;
  return numerator < 0 && size > 0 ? -size : size;
}
