import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMollieAmount, parseMollieAmount } from './mollie-amount.ts';

describe('formatMollieAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [1230, '12.30'],
    [123456789, '1234567.89'],
  ])('writes %i cents as %s', (cents, value) => {
    expect(formatMollieAmount(cents)).toEqual({ currency: 'EUR', value });
  });

  it('parses back to the same cents', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => parseMollieAmount(formatMollieAmount(cents)) === cents),
    );
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('refuses %s', (cents) => {
    expect(() => formatMollieAmount(cents)).toThrow(RangeError);
  });
});
