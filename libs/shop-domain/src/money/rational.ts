import { plusWhole, roundHalfAwayFromZero, timesWhole, type Whole } from './round-half-away-from-zero.ts';

/**
 * An exact fraction: `over` is a power of ten. It is not reduced, because sums and products of a price are short.
 */
export interface Rational {
  top: Whole;
  over: Whole;
}

export const ZERO: Rational = { top: 0, over: 1 };
export const ONE: Rational = { top: 1, over: 1 };

/** At most 15 digits before and 10 after the separator, so that no text can make a calculation slow. */
const decimal = /^[+-]?(?:\d{1,15}(?:[.,]\d{0,10})?|[.,]\d{1,10})$/;

/** A typed decimal ("2", "1,5", ".5", "-3.25") as a fraction; null when it is not a number (PROD-50). */
export function parseDecimal(text: string): Rational | null {
  if (text === '') return null;
  return parsePlain(text) ?? parseWritten(text.trim());
}

/** The common case, digits with at most one separator between them, parsed without a regular expression. */
function parsePlain(text: string): Rational | null {
  if (text.length > 10) return null;
  let top = 0;
  let over = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      top = top * 10 + code - 48;
      over *= 10;
    } else if ((code === 44 || code === 46) && over === 0 && at > 0) over = 1;
    else return null;
  }
  return { top, over: over || 1 };
}

function parseWritten(written: string): Rational | null {
  if (!decimal.test(written)) return null;
  const separator = Math.max(written.indexOf(','), written.indexOf('.'));
  if (separator < 0) return { top: Number(written), over: 1 };
  const fraction = written.slice(separator + 1);
  const digits = written.slice(0, separator) + fraction;
  return { top: digits.length < 16 ? Number(digits) : BigInt(digits), over: 10 ** fraction.length };
}

export function addRational(a: Rational, b: Rational): Rational {
  if (a.over === b.over) return { top: plusWhole(a.top, b.top), over: a.over };
  return {
    top: plusWhole(timesWhole(a.top, b.over), timesWhole(b.top, a.over)),
    over: timesWhole(a.over, b.over),
  };
}

export function multiplyRational(a: Rational, b: Rational): Rational {
  return { top: timesWhole(a.top, b.top), over: timesWhole(a.over, b.over) };
}

/** Below 0, 0 or above 0, when a is less than, equal to or greater than b. */
export function compareRational(a: Rational, b: Rational): number {
  const left = timesWhole(a.top, b.over);
  const right = timesWhole(b.top, a.over);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Cents as a fraction of euros. */
export function eurosOf(cents: number): Rational {
  return { top: cents, over: 100 };
}

/**
 * A fraction of euros as whole cents, rounded once, half away from zero (PROD-50). The result may exceed the limits.
 */
export function roundToCents(euros: Rational): Whole {
  return roundHalfAwayFromZero(timesWhole(euros.top, 100), euros.over);
}

/** The fraction as a Dutch decimal without trailing zeros, for explanations. */
export function decimalText({ top, over }: Rational): string {
  if (over === 1) return String(top);
  const sign = top < 0 ? '-' : '';
  const size = String(top).replace('-', '');
  const decimals = String(over).length - 1;
  const digits = size.padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -decimals)}${fraction === '' ? '' : `,${fraction}`}`;
}
