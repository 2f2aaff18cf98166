import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, changeValues } from './change-values.ts';
import type { ProductValues } from './product-values.ts';

const values: ProductValues = {
  status: 'draft',
  publish_at: '2030-01-01T00:00:00.000Z',
  price_cents: 10_000,
  sale_price_cents: 9_000,
  cost_cents: null,
  low_stock: null,
  categories: ['tafels'],
  maker_id: 'm1',
  on_hand: null,
  variant_on_hand: {},
};

describe('changedPrice', () => {
  it.each([
    ['10 % more', 9_995, { by: 'percentage', value: 1000, round_to: 1, take_off: 0 }, 10_995],
    ['10 % less', 9_995, { by: 'percentage', value: -1000, round_to: 1, take_off: 0 }, 8_995],
    ['€ 2,50 more', 10_000, { by: 'amount', value: 250, round_to: 1, take_off: 0 }, 10_250],
    ['on 5 cents', 1_002, { by: 'amount', value: 0, round_to: 5, take_off: 0 }, 1_000],
    ['half up', 1_050, { by: 'amount', value: 0, round_to: 100, take_off: 0 }, 1_100],
    ['ends in ,99', 10_000, { by: 'percentage', value: 1000, round_to: 100, take_off: 1 }, 10_999],
    ['ends in ,95', 1_234, { by: 'amount', value: 0, round_to: 100, take_off: 5 }, 1_195],
    ['never below 0', 100, { by: 'amount', value: -500, round_to: 1, take_off: 0 }, 0],
  ] as const)('%s', (_title, cents, change, expected) => {
    expect(changedPrice(cents, change)).toBe(expected);
  });

  it('is whole cents, and with a rounding at most that far from the exact price', () => {
    const change = fc.record({
      by: fc.constantFrom('amount' as const, 'percentage' as const),
      value: fc.integer({ min: -10_000, max: 100_000 }),
      round_to: fc.constantFrom(1, 5, 10, 50, 100),
      take_off: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), change, (cents, given) => {
        const exact = given.by === 'amount' ? cents + given.value : cents * (1 + given.value / 10_000);
        const made = changedPrice(cents, given);
        expect(Number.isSafeInteger(made)).toBe(true);
        expect(made % given.round_to).toBe(0);
        expect(Math.abs(made - Math.max(0, exact))).toBeLessThanOrEqual(given.round_to / 2 + 0.5);
      }),
    );
  });
});

describe('changeValues', () => {
  it('computes a sale price from the price, and takes it away', () => {
    const change = {
      kind: 'price' as const,
      by: 'percentage' as const,
      value: -2000,
      round_to: 1 as const,
      take_off: 0,
    };
    expect(changeValues(values, { ...change, which: 'sale' })).toMatchObject({
      price_cents: 10_000,
      sale_price_cents: 8_000,
    });
    expect(changeValues(values, { ...change, which: 'no_sale' })).toMatchObject({ sale_price_cents: null });
  });

  it('puts a planned draft online, and forgets its plan', () => {
    expect(changeValues(values, { kind: 'state', to: 'published' })).toMatchObject({
      status: 'published',
      publish_at: null,
    });
  });

  it('sets a maker, and takes it away', () => {
    expect(changeValues(values, { kind: 'maker', maker_id: 'm2' })).toEqual({ ...values, maker_id: 'm2' });
    expect(changeValues(values, { kind: 'maker', maker_id: '' })).toEqual({ ...values, maker_id: '' });
  });

  it('adds a category once, and removes it', () => {
    const category = (action: 'add' | 'remove', category_id: string) =>
      changeValues(values, { kind: 'category', action, category_id }).categories;
    expect(category('add', 'hout')).toEqual(['tafels', 'hout']);
    expect(category('add', 'tafels')).toEqual(['tafels']);
    expect(category('remove', 'tafels')).toEqual([]);
  });
});
