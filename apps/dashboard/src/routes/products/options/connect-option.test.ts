import { describe, expect, it } from 'vitest';
import { connectionOf, placeOf } from './connect-option.ts';
import { defaultAfterMove, defaultAfterRemoval } from './default-choice.ts';
import { newOption } from './option-form.ts';
import { optionErrors } from './option-errors.ts';

describe('the key of an option', () => {
  const options = [
    { title: 'Lengte', connection_id: 'lengte' },
    { title: 'Lengte', connection_id: '' },
    { title: '12', connection_id: '' },
    { title: '???', connection_id: '' },
  ];

  it.each([
    [0, 'lengte'],
    [1, 'lengte-2'],
    [2, 'optie-12'],
    [3, 'optie-'],
    [9, ''],
  ])('of option %i is %j', (index, key) => {
    expect(connectionOf(options, index)).toBe(key);
  });

  it('names the first option that has it', () => {
    expect([placeOf(options, 'lengte'), placeOf(options, 'weg'), placeOf(options, '')]).toEqual([0, -1, -1]);
  });
});

describe('the default of a list', () => {
  it.each([
    ['1', 0, '0'],
    ['1', 1, ''],
    ['1', 2, '1'],
    ['', 0, ''],
    ['Eiken', 0, 'Eiken'],
  ])('%j becomes, after the removal of %i, %j', (value, removed, after) => {
    expect(defaultAfterRemoval(value, removed)).toBe(after);
  });

  it.each([
    ['1', 1, 0, '0'],
    ['1', 0, 2, '0'],
    ['0', 1, 0, '1'],
    ['2', 0, 1, '2'],
    ['Eiken', 0, 1, 'Eiken'],
  ])('%j becomes, after a move from %i to %i, %j', (value, from, to, after) => {
    expect(defaultAfterMove(value, from, to)).toBe(after);
  });
});

it('names amounts and lengths that cannot be read, of layouts that have them', () => {
  const priced = (price: string) => ({ ...newOption('checkbox'), choices: [{ id: '', title: '', price }] });
  const found = optionErrors([
    priced('12,50'),
    priced('veel'),
    priced('99999999'),
    { ...priced('veel'), layout: 'text' as const, max_length: '0' },
  ]);
  expect(Object.entries(found).map(([path, [first]]) => [path, first?.key])).toEqual([
    ['options.1.choices.0.price', 'products_error_amount'],
    ['options.2.choices.0.price', 'products_error_amount_too_big'],
    ['options.3.max_length', 'product_option_length'],
  ]);
});
