import { describe, expect, it } from 'vitest';
import { momentOf, recordOf, utcMidnight } from './price-record.fixture.ts';
import type { PriceRecord } from './price-record.ts';
import { priorIf } from './prior-if.ts';
import { priorPrice, reductionPercentage } from './prior-price.ts';

const priorOf = (record: PriceRecord) => {
  const { cents, reason } = priorPrice(record, utcMidnight);
  return [cents, reason];
};
const from = momentOf;
const hidden = { is_public: false };

describe('the price before a reduction', () => {
  it.each([
    ['none without prices', recordOf(1), null, 'no_sale'],
    ['none without a sale', recordOf(50, from(0, 100), from(40, 80)), null, 'no_sale'],
    ['the price before', recordOf(50, from(0, 100), from(40, 100, 80)), 100, 'lawful'],
    [
      'the lowest of 30 days, not the last',
      recordOf(60, from(0, 100), from(30, 90), from(40, 100), from(50, 100, 80)),
      90,
      'lawful',
    ],
    [
      'none if it was as cheap in those days: 100, 80, 100, 80',
      recordOf(60, from(0, 100), from(30, 80), from(40, 100), from(50, 100, 80)),
      null,
      'not_lower',
    ],
    [
      'one that was cheaper more than 30 days before',
      recordOf(90, from(0, 80), from(10, 100), from(60, 100, 80)),
      100,
      'lawful',
    ],
    [
      'the price that was still asked on the first of those days',
      recordOf(90, from(0, 80), from(30.5, 100), from(60, 100, 70)),
      80,
      'lawful',
    ],
    [
      'none if the owner first raises the price: 80, 120, 80',
      recordOf(60, from(0, 80), from(55, 120), from(58, 120, 80)),
      null,
      'not_lower',
    ],
    [
      'none if the price is called a reduction afterwards',
      recordOf(60, from(0, 100), from(40, 80), from(50, 100, 80)),
      null,
      'not_lower',
    ],
    [
      'that of the first day also a year later',
      recordOf(400, from(0, 100), from(40, 100, 80)),
      100,
      'lawful',
    ],
    [
      'the same when only the price changes that is not asked',
      recordOf(60, from(0, 100), from(40, 100, 80), from(50, 150, 80)),
      100,
      'lawful',
    ],
    [
      'none when the sale price goes up',
      recordOf(60, from(0, 100), from(40, 100, 80), from(50, 100, 90)),
      null,
      'not_lower',
    ],
  ])('is %s', (_, record, cents, reason) => {
    expect(priorOf(record)).toEqual([cents, reason]);
  });
});

describe('a reduction that grows in steps', () => {
  const steps = [from(0, 100), from(40, 100, 90), from(50, 100, 80), from(60, 100, 70)];

  it.each([
    [60, 100],
    // Three months after the 40th day of 1970, 10 February, is 10 May.
    [128, 100],
    [129, 80],
  ])('is compared on day %i with %i', (day, cents) => {
    expect(priorOf(recordOf(day, ...steps))).toEqual([cents, 'lawful']);
  });

  it('begins anew after a break', () => {
    const broken = [from(0, 100), from(40, 100, 90), from(45, 100), from(50, 100, 80)];
    expect(priorOf(recordOf(51, ...broken))).toEqual([90, 'lawful']);
  });

  it('begins anew after a month in which nobody could buy it', () => {
    const away = [from(0, 100), from(1, 100, 90), from(2, 100, 90, { is_public: false }), from(40, 100, 80)];
    expect(priorOf(recordOf(50, ...away))).toEqual([null, 'unknown']);
  });

  it('does not begin with a lower price that was no sale', () => {
    expect(priorOf(recordOf(51, from(0, 100), from(40, 90), from(50, 90, 80)))).toEqual([90, 'lawful']);
  });
});

describe('a product that was not always for sale', () => {
  it.each([
    [
      'of less than 30 days has the lowest price since it was offered',
      [from(40, 100), from(45, 100, 80)],
      100,
    ],
    ['that was never asked at another price has none', [from(40, 100, 80)], null],
    ['has no price from when nobody saw it', [from(0, 100, null, hidden), from(40, 100, 80)], null],
    [
      'keeps its reduction over a short break',
      [from(0, 100), from(30, 100, 80), from(35, 100, 80, hidden), from(36, 100, 80)],
      100,
    ],
    [
      'loses it in a long one',
      [from(0, 100), from(1, 100, 80), from(2, 100, 80, hidden), from(40, 100, 80)],
      null,
    ],
    ['shows none while nobody sees it', [from(0, 100), from(30, 100, 80), from(45, 100, 80, hidden)], null],
  ])('%s', (_, moments, cents) => {
    expect(priorOf(recordOf(50, ...moments))[0]).toBe(cents);
  });

  it('does not count what a transaction changed twice', () => {
    expect(priorOf(recordOf(50, from(0, 100), from(30, 1), from(30, 100), from(40, 100, 80)))[0]).toBe(100);
  });
});

it.each([
  ['the days before its sale are not all in', 10.5, [null, 'too_many']],
  ['they are', 10, [100, 'lawful']],
])('a record without its oldest prices is compared only if %s', (_, oldest, expected) => {
  const record = recordOf(50, from(oldest, 100), from(40, 100, 80));
  expect(priorOf({ ...record, is_cut: true })).toEqual(expected);
});

describe('options and variants', () => {
  it('are not compared with other prices of options', () => {
    const repriced = { is_repriced: true };
    const during = [from(0, 100), from(40, 100, 80), from(45, 100, 80, repriced)];
    const before = [from(0, 100), from(30, 100, null, repriced), from(40, 100, 80)];
    expect(priorOf(recordOf(50, ...during))).toEqual([null, 'repriced']);
    expect(priorOf(recordOf(50, ...before))).toEqual([null, 'repriced']);
    const long = [from(0, 100, null, repriced), from(40, 100, 80)];
    expect(priorOf(recordOf(50, ...long))).toEqual([100, 'lawful']);
  });

  it.each([
    // It was 100 + 5 and is 80 + 20: compared with 105, which is a base price of 85.
    ['the variant that gives the least', { a: { from: 5, to: 20 } }, 85],
    ['none if a variant did not get cheaper', { a: { from: 0, to: 20 } }, null],
    ['none if a variant is new', { a: { from: null, to: 0 } }, null],
    ['the base price if a variant got cheaper', { a: { from: 20, to: 0 } }, 100],
    ['the base price if a variant is gone', { a: { from: 0, to: null } }, 100],
  ])('have %s', (_, variants, cents) => {
    const record = recordOf(50, from(0, 100), from(40, 100, 80, { variants }));
    expect(priorOf(record)[0]).toBe(cents);
  });
});

describe('a sale price that is typed', () => {
  const record = recordOf(60, from(0, 100), from(40, 90), from(50, 100));

  it.each([
    [85, { cents: 90, lowest: 90, reason: 'lawful' }],
    [95, { cents: null, lowest: 90, reason: 'not_lower' }],
  ])('of %i gives %j', (sale, prior) => {
    expect(priorIf(record, sale, utcMidnight)).toEqual(prior);
  });

  it('keeps the price before of the sale that goes on', () => {
    const running = recordOf(200, from(0, 100), from(40, 100, 80));
    expect(priorIf(running, 80, utcMidnight).cents).toBe(100);
    expect(priorIf(running, 70, utcMidnight).cents).toBe(80);
    expect(priorIf(recordOf(1), 70, utcMidnight).reason).toBe('unknown');
  });
});

it.each([
  [100, 80, 20],
  [99, 66, 33],
  [100, 99.5, 0],
  [80, 100, 0],
  [0, 0, 0],
])('from %d to %d is %d per cent', (prior, now, expected) => {
  expect(reductionPercentage(prior, now)).toBe(expected);
});
