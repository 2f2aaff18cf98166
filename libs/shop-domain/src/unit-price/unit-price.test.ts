import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { contentUnits, MAX_CONTENT } from '../schema/product-content.schema.ts';
import { contentCell, milliOf, readContent, typedMilli } from './typed-content.ts';
import { unitPrice } from './unit-price.ts';

describe('unitPrice', () => {
  it.each([
    ['250 g for € 3,00 is € 12,00 per kg', 300, 250_000, 'g', 1200],
    ['1,5 l for € 1,99 is € 1,33 per l', 199, 1500, 'l', 133],
    ['330 ml for € 0,89 is € 2,70 per l', 89, 330_000, 'ml', 270],
    ['a half cent goes up', 1, 2000, 'kg', 1],
    ['less than a half cent is nothing', 1, 2001, 'kg', 0],
    ['2,5 m for € 10,00 is € 4,00 per m', 1000, 2500, 'm', 400],
    ['12 pieces for € 6,00 are € 0,50 per piece', 600, 12_000, 'piece', 50],
    ['one kilogram costs what it costs', 1250, 1000, 'kg', 1250],
  ] as const)('%s', (_name, cents, milli, unit, price) => {
    expect(unitPrice(cents, { milli, unit })).toBe(price);
  });

  it('is the exact quotient, rounded to the nearest cent and a half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_UNIT_CENTS }),
        fc.integer({ min: 1, max: MAX_CONTENT }),
        fc.constantFrom(...contentUnits),
        (cents, milli, unit) => {
          const inBase = unit === 'g' || unit === 'ml' ? 1_000_000n : 1000n;
          const exact = BigInt(cents) * inBase;
          const double = BigInt(unitPrice(cents, { milli, unit })) * BigInt(milli) * 2n;
          expect(double - BigInt(milli) <= exact * 2n).toBe(true);
          expect(exact * 2n < double + BigInt(milli)).toBe(true);
        },
      ),
    );
  });
});

describe('a typed content', () => {
  it.each([
    ['0,75', 750],
    ['0.75', 750],
    ['12', 12_000],
    ['1,005', 1005],
    ['0', undefined],
    ['0,0005', undefined],
    ['-1', undefined],
    ['1000001', undefined],
    ['veel', undefined],
    ['', undefined],
  ])('%j is %j thousandths', (typed, milli) => {
    expect(milliOf(typed)).toBe(milli);
  });

  it.each([
    ['750 ml', { milli: 750_000, unit: 'ml' }],
    ['0,75L', { milli: 750, unit: 'l' }],
    ['2 m²', { milli: 2000, unit: 'm2' }],
    ['6 stuks', { milli: 6000, unit: 'piece' }],
    ['750', undefined],
    ['ml', undefined],
    ['3 constructor', undefined],
    ['3 ton', undefined],
  ])('%j in a cell is %j', (typed, content) => {
    expect(readContent(typed)).toEqual(content);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_CONTENT }),
        fc.constantFrom(...contentUnits),
        (milli, unit) => {
          expect(readContent(contentCell(milli, unit))).toEqual({ milli, unit });
          expect(milliOf(typedMilli(milli))).toBe(milli);
        },
      ),
    );
  });
});
