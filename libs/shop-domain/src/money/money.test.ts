import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AmountError } from './amount-error.ts';
import { bothSides, shownCents, taxInGross, taxOnNet } from './both-sides.ts';
import { shownSide } from './shown-side.ts';
import { largestRemainder } from './largest-remainder.ts';
import { centsFromEuros, eurosFromCents } from '../wire/euros.ts';
import { parseAmount } from './parse-amount.ts';
import {
  addRational,
  compareRational,
  decimalText,
  multiplyRational,
  parseDecimal,
  roundToCents,
} from './rational.ts';
import {
  EXACT,
  floorDivide,
  plusWhole,
  roundHalfAwayFromZero,
  timesRatio,
  timesWhole,
} from './round-half-away-from-zero.ts';

const safe = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

describe('roundHalfAwayFromZero', () => {
  it.each([
    [5n, 10n, 1n],
    [-5n, 10n, -1n],
    [4n, 10n, 0n],
    [-4n, 10n, 0n],
    [15n, 10n, 2n],
    [-15n, 10n, -2n],
    [7n, 7n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
  ])('rounds %s/%s to %s', (top, over, expected) => {
    expect(roundHalfAwayFromZero(top, over)).toBe(expected);
    expect(roundHalfAwayFromZero(Number(top), Number(over))).toBe(Number(expected));
  });

  it('gives the same result in numbers as in BigInt, also beyond what a double can represent', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (amount, numerator, denominator) => {
          const exact = roundHalfAwayFromZero(BigInt(amount) * BigInt(numerator), BigInt(denominator));
          expect(BigInt(timesRatio(amount, numerator, denominator))).toBe(BigInt(Number(exact)));
        },
      ),
    );
  });

  it('rounds halves and their neighbours by definition, on both sides of what a double divides exactly', () => {
    const over = fc.integer({ min: 1, max: 20_000 });
    const beside = fc.constantFrom(-1, 0, 1);
    const sizes = fc.oneof(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: EXACT - 20_000, max: EXACT + 20_000 }),
      fc.integer({ min: EXACT, max: safe.max - 40_000 }),
    );
    const near = fc.tuple(sizes, over, beside, fc.boolean()).map(([size, divisor, step, isBelow]) => {
      const half = size - (size % divisor) + Math.floor(divisor / 2) + step;
      return [isBelow ? -half : half, divisor] as const;
    });
    fc.assert(
      fc.property(near, ([top, divisor]) => {
        const [size, side] = top < 0 ? [BigInt(-top), -1n] : [BigInt(top), 1n];
        const nearest = (side * (2n * size + BigInt(divisor))) / (2n * BigInt(divisor));
        expect(roundHalfAwayFromZero(BigInt(top), BigInt(divisor))).toBe(nearest);
        expect(roundHalfAwayFromZero(top, divisor)).toBe(Number(nearest));
      }),
    );
  });

  it('adds and multiplies without loss of precision', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        expect(BigInt(plusWhole(a, b))).toBe(BigInt(a) + BigInt(b));
        expect(BigInt(timesWhole(a, b))).toBe(BigInt(a) * BigInt(b));
      }),
    );
    expect(plusWhole(safe.max, safe.max)).toBe(2n * BigInt(safe.max));
  });

  // A number as long as it is safe: BigInt is many times slower, and JSON does not have it.
  it.each([
    [1, 2, 3, 2],
    [-4, 4, 0, -16],
    [1, 2n, 3n, 2n],
    [1n, 2, 3n, 2n],
    [safe.max, 1, 2n ** 53n, safe.max],
    [safe.max, 2, 2n ** 53n + 1n, 2n * BigInt(safe.max)],
  ])('adds and multiplies %s and %s to %s and %s', (a, b, sum, product) => {
    expect(plusWhole(a, b)).toBe(sum);
    expect(timesWhole(a, b)).toBe(product);
  });

  it.each([
    [5, 10n, 1n],
    [-15n, 10, -2n],
  ])('rounds %s/%s, of which one is a BigInt, to %s', (top, over, expected) => {
    expect(roundHalfAwayFromZero(top, over)).toBe(expected);
  });

  it('never returns minus zero', () => {
    expect(Object.is(roundHalfAwayFromZero(-safe.max, 2 ** 55), 0)).toBe(true);
    expect(Object.is(floorDivide(-0, 7).whole, 0)).toBe(true);
    expect(Object.is(roundHalfAwayFromZero(-1, 3), 0)).toBe(true);
    expect(Object.is(timesRatio(-1, 0, 100), 0)).toBe(true);
    expect(Object.is(timesRatio(-1, 1, 100), 0)).toBe(true);
  });
});

describe('floorDivide', () => {
  it('is exact up to the largest safe integer, directly beside every multiple', () => {
    const divisor = fc.integer({ min: 1, max: 20_000 });
    const near = fc
      .tuple(fc.maxSafeInteger(), divisor, fc.constantFrom(-1, 0, 1))
      .map(([size, over, step]) => {
        const multiple = Math.trunc(size / over) * over;
        return [Number.isSafeInteger(multiple + step) ? multiple + step : size, over] as const;
      });
    fc.assert(
      fc.property(near, ([numerator, over]) => {
        const { whole, rest } = floorDivide(numerator, over);
        expect(BigInt(whole) * BigInt(over) + BigInt(rest)).toBe(BigInt(numerator));
        expect(rest >= 0 && rest < over).toBe(true);
      }),
    );
  });
});

describe('bothSides', () => {
  it.each([
    [10_000, 2100, 1736],
    [1_000, 2100, 174],
    [79_800, 900, 6589],
    [1_015, 700, 66],
    [0, 2100, 0],
    [-10_000, 2100, -1736],
  ])('takes the VAT out of %d cents at %d basis points: %d', (gross, rate, tax) => {
    expect(taxInGross(gross, rate)).toBe(tax);
  });

  it.each([
    [294, 2100, 62],
    [250, 2100, 53],
    [-250, 2100, -53],
    [100, 0, 0],
  ])('adds VAT to %d cents at %d basis points: %d', (net, rate, tax) => {
    expect(taxOnNet(net, rate)).toBe(tax);
  });

  it('keeps the side of the price mode and derives the other', () => {
    expect(bothSides(12_100, 'gross', 2100)).toEqual({ incl_tax: 12_100, excl_tax: 10_000 });
    expect(bothSides(10_000, 'net', 2100)).toEqual({ incl_tax: 12_100, excl_tax: 10_000 });
  });

  it.each([
    [12_100, 'gross', true, 12_100],
    [12_100, 'gross', false, 10_000],
    [10_000, 'net', true, 12_100],
    [10_000, 'net', false, 10_000],
  ] as const)('shows %d cents, stored as %s, with tax %s: %d', (amount, price_mode, isIncluded, cents) => {
    expect(shownCents(amount, { price_mode, tax_rate: 2100, show_price_tax_included: isIncluded })).toBe(
      cents,
    );
  });

  it('PROD-51 shows the side that show_price_tax_included names', () => {
    expect(shownSide({ incl_tax: 12_100, excl_tax: 10_000 }, true)).toBe(12_100);
    expect(shownSide({ incl_tax: 12_100, excl_tax: 10_000 }, false)).toBe(10_000);
  });
});

describe('largestRemainder', () => {
  const share = (weight: number, id = 'a') => ({ id, weight });

  it('gives the remaining cents to the largest remainders', () => {
    expect(largestRemainder(100, [share(1, 'a'), share(1, 'b'), share(1, 'c')])).toEqual([34, 33, 33]);
    expect(largestRemainder(10, [share(1, 'a'), share(8, 'b'), share(1, 'c')])).toEqual([1, 8, 1]);
    expect(largestRemainder(3, [share(2, 'a'), share(5, 'b')])).toEqual([1, 2]);
    expect(largestRemainder(-100, [share(1, 'a'), share(1, 'b'), share(1, 'c')])).toEqual([-33, -33, -34]);
  });

  it('settles equal remainders by id, whatever the position of a share', () => {
    expect(largestRemainder(1, [share(1, 'b'), share(1, 'a')])).toEqual([0, 1]);
    expect(largestRemainder(1, [share(1, 'a'), share(1, 'a')])).toEqual([1, 0]);
  });

  it('names the value that is not a whole amount', () => {
    for (const bad of [NaN, 0.5, Infinity, 2 ** 53]) {
      expect(() => largestRemainder(bad, [share(1)])).toThrow(AmountError);
      expect(() => largestRemainder(1, [share(bad)])).toThrow(AmountError);
      expect(() => bothSides(bad, 'gross', 2100)).toThrow(AmountError);
      expect(() => bothSides(100, 'net', bad)).toThrow(AmountError);
    }
    expect(() => largestRemainder(1, [share(2 ** 52), share(2 ** 52)])).toThrow(AmountError);
    for (const [refused, message] of [
      [() => largestRemainder(1, [share(0.5), share(0.5)]), 'weight 0.5'],
      [() => largestRemainder(0.5, [share(1)]), '0.5 over 1'],
      [() => taxOnNet(0.5, 2100), '0.5 x 2100'],
    ] as const)
      expect(refused).toThrow(expect.objectContaining({ name: 'AmountError', message }));
  });

  it('gives everything to the first id when all weights are zero, and returns nothing without shares', () => {
    expect(largestRemainder(7, [share(0, 'b'), share(0, 'a')])).toEqual([0, 7]);
    expect(largestRemainder(7, [share(5, 'b'), share(-5, 'a')])).toEqual([0, 7]);
    expect(largestRemainder(7, [])).toEqual([]);
  });

  it('gives the same result as sorting all remainders, whatever the weights and ids, also beyond what a double can represent', () => {
    const small = [fc.integer({ min: -500, max: 5_000 }), fc.integer({ min: 0, max: 300 })] as const;
    const large = [fc.integer({ min: -1e13, max: 1e13 }), fc.integer({ min: 0, max: 1e12 })] as const;
    const list = (weight: fc.Arbitrary<number>) =>
      fc.array(fc.record({ weight, id: fc.constantFrom('a', 'b', 'c', 'd') }), {
        minLength: 1,
        maxLength: 24,
      });
    const given = fc.oneof(
      fc.tuple(small[0], list(small[1])),
      fc.tuple(large[0], list(large[1])),
      fc.tuple(large[0], list(small[1])),
    );
    fc.assert(
      fc.property(given, ([total, shares]) => {
        const sum = shares.reduce((all, { weight }) => all + BigInt(weight), 0n);
        fc.pre(sum > 0n);
        const exact = shares.map(({ weight }) => BigInt(total) * BigInt(weight));
        const rests = exact.map((one) => ((one % sum) + sum) % sum);
        const floors = exact.map((one, at) => Number((one - (rests[at] ?? 0n)) / sum));
        const left = total - floors.reduce((all, part) => all + part, 0);
        const rest = (at: number) => rests[at] ?? 0n;
        const idOf = (at: number) => shares[at]?.id ?? '';
        const order = [...shares.keys()].sort((a, b) =>
          rest(a) === rest(b) ? idOf(a).localeCompare(idOf(b)) : rest(a) < rest(b) ? 1 : -1,
        );
        const lucky = new Set(order.slice(0, left));
        expect(largestRemainder(total, shares)).toEqual(
          floors.map((part, at) => part + Number(lucky.has(at))),
        );
      }),
    );
  });

  // The remainders differ by less than a double can represent at this size; the expected values were computed with
  // integers of arbitrary length.
  it.each([
    [6_551_154_289_352, [524_023_481_862, 524_023_317_989], [3_275_577_656_846, 3_275_576_632_506]],
    [5_943_488_958_321, [869_451_617_068, 869_452_370_589], [2_971_743_191_411, 2_971_745_766_910]],
    [
      8_810_287_363_645,
      [339_949_844_723, 339_948_976_302, 339_949_639_603],
      [2_936_765_545_924, 2_936_758_043_791, 2_936_763_773_930],
    ],
  ])('divides %d over %j by their exact remainders', (total, weights, expected) => {
    const shares = weights.map((weight, id) => ({ id: String(id), weight }));
    expect(largestRemainder(total, shares)).toEqual(expected);
  });

  it('adds up to the total, each part within a cent of its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer(safe),
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
          const parts = largestRemainder(
            total,
            weights.map((weight, id) => ({ id: String(id), weight })),
          );
          fc.pre(parts.every((part) => Math.abs(part) < Number.MAX_SAFE_INTEGER / 32));
          expect(parts.reduce((all, part) => all + BigInt(part), 0n)).toBe(BigInt(total));
          fc.pre(sum !== 0n);
          parts.forEach((part, at) => {
            const gap = BigInt(part) * sum - BigInt(total) * BigInt(weights[at] ?? 0);
            expect(gap < 0n ? -gap : gap).toBeLessThan(sum < 0n ? -sum : sum);
          });
        },
      ),
    );
  });
});

describe('parseAmount', () => {
  it.each([
    ['1.234,56', 123_456],
    ['12,5', 1_250],
    ['€ 3', 300],
    ['€\u00a01.234,50', 123_450],
    ['€ -3,00', -300],
    ['-€ 3', -300],
    ['+5', 500],
    ['0', 0],
    ['-0', 0],
    ['12,-', 1_200],
    ['1.234', 123_400],
    ['12.345', 1_234_500],
    ['100.000', 10_000_000],
    ['0.12', 12],
    ['007', 700],
    ['123.456,78', 12_345_678],
    ['1234.56', 123_456],
    ['12.5', 1_250],
    ['1.234.567,89', 123_456_789],
    [' 7 ', 700],
    ['9999999999999', 999_999_999_999_900],
  ])('reads %j as %d cents', (text, cents) => {
    expect(Object.is(parseAmount(text), cents)).toBe(true);
  });

  it.each([
    '',
    '€',
    'abc',
    '1,234',
    '12,345',
    '1.23,4',
    '1,2,3',
    '--3',
    '1e3',
    '12.34.5',
    '1234.567,00',
    '12 €',
    '99999999999999',
    '999.999.999.999.999',
    '0.123',
    '0.001',
    '-0.500',
    '00.123',
    '012.345',
    '0.123.456',
    '0.123,45',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('centsFromEuros', () => {
  it.each([
    [1.1, 110],
    [0.29, 29],
    [1234.5, 123_450],
    [-5, -500],
    [-0, 0],
    [0.1 + 0.2, 30],
    [1_000_000_000.01, 100_000_000_001],
  ])('reads %d euros as %d cents', (euros, cents) => {
    expect(Object.is(centsFromEuros(euros), cents)).toBe(true);
  });

  it.each([1.005, 0.001, Number.NaN, Infinity, 1e20])('refuses %d euros', (euros) => {
    expect(centsFromEuros(euros)).toBeNull();
  });

  it('parses every amount that it formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('rational', () => {
  it.each([
    ['2', '2'],
    ['1,5', '1,5'],
    ['1.50', '1,5'],
    ['.5', '0,5'],
    ['-3,25', '-3,25'],
    ['+4', '4'],
    [' 7 ', '7'],
    ['-0,05', '-0,05'],
    ['10', '10'],
    ['0,0', '0'],
    ['-0,0', '0'],
    ['12,', '12'],
    ['999999999999999,9', '999999999999999,9'],
    ['-999999999999999.9999999999', '-999999999999999,9999999999'],
  ])('reads %j as %s', (text, written) => {
    const value = parseDecimal(text);
    expect(value && decimalText(value)).toBe(written);
  });

  it.each([
    '',
    '-',
    '.',
    'abc',
    '1.2.3',
    '1e3',
    '0x1',
    '1 2',
    '1234567890123456',
    '1,12345678901',
    'Infinity',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it.each([
    ['12345678901,25', { top: 1_234_567_890_125, over: 100 }],
    ['+123456789012345', { top: 123_456_789_012_345, over: 1 }],
    ['12345678901234,56', { top: 1_234_567_890_123_456n, over: 100 }],
  ])('reads %j as the integers %o', (text, value) => {
    expect(parseDecimal(text)).toEqual(value);
  });

  it('adds fractions of one denominator without a larger one', () => {
    expect(addRational({ top: 1, over: 10 }, { top: 2, over: 10 })).toEqual({ top: 3, over: 10 });
    expect(addRational({ top: 1, over: 10 }, { top: 1, over: 100 })).toEqual({ top: 110, over: 1000 });
  });

  it('adds, multiplies and compares without loss of precision', () => {
    const tenth = { top: 1, over: 10 };
    const fifth = { top: 2, over: 10 };
    expect(decimalText(addRational(tenth, fifth))).toBe('0,3');
    expect(decimalText(addRational(tenth, { top: 1n, over: 100 }))).toBe('0,11');
    expect(decimalText(multiplyRational(tenth, fifth))).toBe('0,02');
    expect(compareRational(tenth, fifth)).toBe(-1);
    expect(compareRational(fifth, tenth)).toBe(1);
    expect(compareRational(fifth, { top: 20, over: 100n })).toBe(0);
  });

  it('PROD-50 rounds euros to cents half away from zero', () => {
    expect(roundToCents({ top: 1005, over: 1000 })).toBe(101);
    expect(roundToCents({ top: -1005, over: 1000 })).toBe(-101);
    expect(roundToCents({ top: 10049n, over: 10000n })).toBe(100n);
  });
});
