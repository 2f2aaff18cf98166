import { describe, expect, it } from 'vitest';
import { emptyOption } from '../schema.ts';
import { checkOptionValues } from './check-option-values.ts';
import type { PricedOption } from './priced-product.ts';

const option = (changes: Partial<PricedOption>): PricedOption => ({
  ...emptyOption,
  title: 'Maat',
  layout: 'number',
  ...changes,
});
const choices = [
  { title: 'Eiken', price_cents: 0 },
  { title: 'Noten', price_cents: 22_000 },
];
const found = (changes: Partial<PricedOption>) =>
  checkOptionValues([option({}), option(changes)]).errors.map(({ path, key }) => [path, key]);

describe('checkOptionValues', () => {
  it.each<Partial<PricedOption>>([
    { min: '10', max: '10', value: '10' },
    { min: '1,5', max: '2.5', value: '2' },
    { layout: 'select', options: choices, value: '1', required: true },
    { layout: 'select', options: choices, value: 'Noten' },
    { layout: 'text', value: 'Jouw naam' },
    { layout: 'calculation', value: '2' },
  ])('has nothing to say about %o', (changes) => {
    expect(found(changes)).toEqual([]);
  });

  it.each<[Partial<PricedOption>, string, string]>([
    [{ title: ' ' }, '1.title', 'webshop_option_no_title'],
    [{ min: '20', max: '10' }, '1.min', 'webshop_option_min_above_max'],
    [{ min: '20', value: '10' }, '1.value', 'webshop_option_start_outside'],
    [{ max: '20', value: '30' }, '1.value', 'webshop_option_start_outside'],
    [{ layout: 'select', options: choices, value: '2' }, '1.value', 'webshop_option_default_gone'],
    [{ layout: 'select', options: choices, value: 'Beuken' }, '1.value', 'webshop_option_default_gone'],
    [{ layout: 'select', required: true }, '1.options', 'webshop_option_no_choices'],
    [
      { layout: 'select', options: [...choices, { title: '', price_cents: 0 }] },
      '1.options.2.title',
      'webshop_option_choice_no_title',
    ],
  ])('names what is wrong with %o at its field', (changes, path, key) => {
    expect(found(changes)).toEqual([[path, key]]);
  });

  it('warns of a calculation that computes nothing', () => {
    const { warnings } = checkOptionValues([option({ layout: 'calculation' })]);
    expect(warnings).toMatchObject([{ path: '0.calculation_options', key: 'webshop_option_no_steps' }]);
  });
});
