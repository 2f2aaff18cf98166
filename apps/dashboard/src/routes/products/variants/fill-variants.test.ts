import { expect, it } from 'vitest';
import { newVariant } from '../options/variant-form.ts';
import { fillProblem, fillVariants } from './fill-variants.ts';

const rows = ['a', 'b', 'c'].map((choice) => ({ ...newVariant([choice]), difference: '1,00', weight: '5' }));

it('fills in one field of the chosen places, and leaves the others', () => {
  const filled = fillVariants(rows, [0, 2], 'difference', ' 2,50 ');
  expect(filled.map(({ difference }) => difference)).toEqual(['2,50', '1,00', '2,50']);
  expect(filled[1]).toBe(rows[1]);
  expect(rows[0]?.difference).toBe('1,00');
  expect(fillVariants(rows, [1], 'weight', '').map(({ weight }) => weight)).toEqual(['5', '', '5']);
});

it('numbers article numbers in the order of the places', () => {
  const numbers = (text: string) =>
    fillVariants(rows, [2, 0], 'article_number', text).map(({ article_number }) => article_number);
  expect(numbers('KRUK-')).toEqual(['KRUK-2', '', 'KRUK-1']);
  expect(numbers(' ')).toEqual(['', '', '']);
});

it.each([
  ['difference', '-2,50', undefined],
  ['difference', 'veel', 'products_error_amount'],
  ['difference', '99999999999', 'products_error_amount_too_big'],
  ['weight', '1.200', undefined],
  ['weight', '-1', 'products_error_count'],
  ['weight', '100000001', 'products_error_count_too_big'],
  ['weight', ' ', undefined],
  ['article_number', 'A', undefined],
] as const)('of %s says about %j: %s', (field, text, key) => {
  expect(fillProblem(field, text, (name) => name)).toBe(key);
});
