import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { OwnedDiscount } from '../../queries/discount-queries.ts';
import { newDiscount } from './discount-form-values.ts';
import { discountState } from './discount-state.ts';
import { periodOf, termsOf, usesText, worthOf } from './discount-words.ts';
import { shownDiscounts } from './shown-discounts.ts';

const t = createTranslate();
const now = new Date('2026-12-01T12:00:00Z');
const discount = (changes: Partial<OwnedDiscount> = {}): OwnedDiscount => ({
  ...newDiscount,
  id: 'd',
  version: 1,
  uses: 0,
  ...changes,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the words of a discount', () => {
  it.each<[Partial<OwnedDiscount>, string]>([
    [{ value: 1_250 }, '12,5% korting'],
    [{ kind: 'amount', value: 2_500 }, '€ 25,00 korting'],
    [{ kind: 'free_shipping', value: 0 }, 'Gratis verzending'],
  ])('%j gives %s', (changes, words) => {
    expect(plain(worthOf(discount(changes), t))).toBe(words);
  });

  it.each<[Partial<OwnedDiscount>, string]>([
    [{}, ''],
    [{ minimum: 5_000, scope: 'categories', category_ids: ['a'] }, 'vanaf € 50,00, op 1 categorie'],
    [{ scope: 'products', product_ids: ['a', 'b'], emails: ['an@x.nl'] }, 'op 2 producten, voor 1 klant'],
  ])('%j is given %s', (changes, words) => {
    expect(plain(termsOf(discount(changes), t))).toBe(words);
  });

  it('say when it is given and how often it was', () => {
    expect(periodOf(discount(), t)).toBe('Altijd');
    expect(periodOf(discount({ starts_at: '2026-12-01T09:00:00Z' }), t)).toMatch(/^Vanaf /);
    expect(periodOf(discount({ ends_at: '2026-12-01T09:00:00Z' }), t)).toMatch(/^Tot /);
    expect(usesText(discount(), t)).toBe('Nog niet');
    expect(usesText(discount({ uses: 1_200 }), t)).toBe('1.200 keer');
    expect(usesText(discount({ uses: 3, uses_max: 50 }), t)).toBe('3 van 50');
  });
});

it.each<[Partial<OwnedDiscount>, string]>([
  [{}, 'active'],
  [{ is_active: false, ends_at: '2020-01-01T00:00:00Z' }, 'off'],
  [{ ends_at: now.toISOString() }, 'ended'],
  [{ uses_max: 2, uses: 2 }, 'used_up'],
  [{ starts_at: '2026-12-01T12:00:01Z' }, 'planned'],
])('%j is %s', (changes, state) => {
  expect(discountState(discount(changes), now)).toBe(state);
});

describe('the list of discounts', () => {
  const list = [
    discount({ id: 'a', title: 'Zomer', code: 'ZON', uses: 2 }),
    discount({ id: 'b', title: 'Aardig', uses: 5, ends_at: '2027-01-01T00:00:00Z' }),
    discount({ id: 'c', title: 'Uit', is_active: false, ends_at: '2026-12-20T00:00:00Z' }),
  ];
  const ids = (wanted: Partial<Parameters<typeof shownDiscounts>[1]>) =>
    shownDiscounts(list, { query: '', state: '', sort: 'newest', ...wanted }, now)
      .map(({ id }) => id)
      .join('');

  it.each([
    [{}, 'abc'],
    [{ query: 'zon' }, 'a'],
    [{ query: ' AARDIG ' }, 'b'],
    [{ state: 'off' }, 'c'],
    [{ sort: 'name' as const }, 'bca'],
    [{ sort: 'uses' as const }, 'bac'],
    [{ sort: 'end' as const }, 'cba'],
  ])('of %j is %s', (wanted, expected) => {
    expect(ids(wanted)).toBe(expected);
  });
});
