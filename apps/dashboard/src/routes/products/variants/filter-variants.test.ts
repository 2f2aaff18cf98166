import { expect, it } from 'vitest';
import { filterVariants, isFiltered, noFilter, type VariantEntry } from './filter-variants.ts';

const entry = (index: number, ...choices: string[]): VariantEntry => ({
  key: String(index),
  index,
  title: choices.join(', '),
  choices,
});
const all = [entry(0, 'Eiken', 'Hoog'), entry(1, 'Eiken', 'Laag'), entry(2, 'Noten', 'Hoog')];
const numbers = [
  { article_number: 'KR-1', ean: '' },
  { article_number: 'KR-2', ean: '4006381333931' },
];
const found = (query: string, ...choices: string[]) =>
  filterVariants(all, { query, choices }, (index) => numbers[index]).map(({ index }) => index);

it.each([
  ['', [], [0, 1, 2]],
  [' eiken  LAAG ', [], [1]],
  ['hoog', ['Eiken'], [0]],
  ['', ['', 'Hoog'], [0, 2]],
  ['kr-', [], [0, 1]],
  ['81333', [], [1]],
  ['beuken', [], []],
])('finds by %j and %j the variants %j', (query, choices, expected) => {
  expect(found(query, ...choices)).toEqual(expected);
});

it('returns the same list without a filter', () => {
  expect(filterVariants(all, noFilter, () => undefined)).toBe(all);
  expect(
    [
      { query: ' ', choices: ['', ''] },
      { query: '', choices: ['', 'x'] },
    ].map(isFiltered),
  ).toEqual([false, true]);
});
