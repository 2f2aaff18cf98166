import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts';

/** An exact fraction: `over` is above 0. It stays unreduced, sums and products of a price are short. */
export interface Rational {
  top: bigint;
  over: bigint;
}

export const ZERO: Rational = { top: 0n, over: 1n };
export const ONE: Rational = { top: 1n, over: 1n };

/** At most 15 digits before and 10 after the separator, so that no text can make a calculation slow. */
const decimal = /^([+-]?)(\d{0,15})(?:[.,](\d{0,10}))?$/;

/** A typed decimal ("2", "1,5", ".5", "-3.25") as a fraction; null when it is not a number (PROD-50). */
export function parseDecimal(text: string): Rational | null {
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const top = BigInt(whole + fraction);
  return { top: sign === '-' ? -top : top, over: 10n ** BigInt(fraction.length) };
}

export function addRational(a: Rational, b: Rational): Rational {
  if (a.over === b.over) return { top: a.top + b.top, over: a.over };
  return { top: a.top * b.over + b.top * a.over, over: a.over * b.over };
}

export function multiplyRational(a: Rational, b: Rational): Rational {
  return { top: a.top * b.top, over: a.over * b.over };
}

/** Below 0, 0 or above 0, as a is less than, equal to or greater than b. */
export function compareRational(a: Rational, b: Rational): number {
  const difference = a.top * b.over - b.top * a.over;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Cents as a fraction of euros. */
export function eurosOf(cents: number): Rational {
  return { top: BigInt(cents), over: 100n };
}

/** A fraction of euros as whole cents, rounded once, half away from zero (PROD-50). BigInt: it may be out of bounds. */
export function roundToCents(euros: Rational): bigint {
  return roundHalfAwayFromZero(euros.top * 100n, euros.over);
}

/** The fraction as a Dutch decimal, for explanations; exact for fractions that parseDecimal and its products make. */
export function decimalText({ top, over }: Rational): string {
  const sign = top < 0n ? '-' : '';
  const size = top < 0n ? -top : top;
  const digits = String(over).length - 1;
  const fraction = String(size % over)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return `${sign}${size / over}${over > 1n && fraction !== '' ? `,${fraction}` : ''}`;
}
