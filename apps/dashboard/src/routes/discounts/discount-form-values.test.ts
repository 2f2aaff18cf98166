import { describe, expect, it } from 'vitest';
import {
  type DiscountForm,
  discountFormOf,
  discountOf,
  formFieldOf,
  newDiscount,
} from './discount-form-values.ts';

const typed = (changes: Partial<DiscountForm>): DiscountForm => ({
  ...discountFormOf(newDiscount, true),
  ...changes,
});

describe('the form of a discount', () => {
  it('of what is stored says what is stored', () => {
    const stored = {
      ...newDiscount,
      title: 'Welkom',
      code: 'WELKOM',
      value: 1_250,
      minimum: 5_000,
      scope: 'products' as const,
      product_ids: ['tafel'],
      starts_at: '2026-12-01T08:30:12.000Z',
      ends_at: '2027-06-01T07:00:00.000Z',
      emails: ['an@x.nl', 'bo@x.nl'],
      uses_max: 10,
      customer_uses_max: 1,
    };
    for (const one of [
      stored,
      { ...stored, kind: 'amount' as const, code: '' },
      { ...stored, kind: 'free_shipping' as const, value: 0, emails: [], uses_max: null },
    ])
      expect(discountOf(discountFormOf(one), one)).toEqual(one);
  });

  it.each<[string, Partial<DiscountForm>, object]>([
    ['a code in any writing', { code: ' zomer 10' }, { code: 'ZOMER10' }],
    ['no code for one that is given by itself', { code: 'X', way: 'automatic' }, { code: '' }],
    ['a percentage with a comma', { percentage: '12,5' }, { value: 1_250 }],
    ['a percentage that is empty', { percentage: '' }, { value: 0 }],
    ['an amount', { kind: 'amount', amount: '7,50', percentage: '10' }, { value: 750 }],
    ['free shipping', { kind: 'free_shipping', percentage: '10' }, { value: 0 }],
    [
      'addresses by line, comma and semicolon',
      { emails: 'An@x.nl\nbo@x.nl, cy@x.nl;\n' },
      { emails: ['an@x.nl', 'bo@x.nl', 'cy@x.nl'] },
    ],
    [
      'a moment on the Dutch clock',
      { starts_at: '2026-12-01T10:00' },
      { starts_at: '2026-12-01T09:00:00.000Z' },
    ],
    ['counts', { uses_max: '1.000', customer_uses_max: '' }, { uses_max: 1_000, customer_uses_max: null }],
  ])('reads %s', (_what, changes, expected) => {
    expect(discountOf(typed(changes), newDiscount)).toMatchObject(expected);
  });

  it.each([
    ['value', 'percentage', 'percentage'],
    ['value', 'amount', 'amount'],
    ['code', 'amount', 'code'],
  ] as const)('shows a message about %s of a %s at %s', (name, kind, field) => {
    expect(formFieldOf(name, { kind })).toBe(field);
  });
});
