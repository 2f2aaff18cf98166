import type { PricedOption } from '@etalage/shop-domain';
import { emptyOption } from '@etalage/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newOption, optionFormOf, optionLayouts, optionOf, storedDecimal } from './option-form.ts';

const number = fc.constantFrom('', '0', '2', '2.5', '-1.25', '1234.5');
const text = fc.constantFrom('', 'Maat', 'Eiken, geolied');
const choice = fc.record({ title: text, price_cents: fc.integer({ min: -1_000_000, max: 1_000_000_000 }) });
const step = fc.record({
  type: fc.constantFrom('add_relation_value' as const, 'multiply_relation_value' as const),
  connection_id_from: text,
  value: number,
});
const stored: fc.Arbitrary<PricedOption> = fc
  .record({
    title: text,
    layout: fc.constantFrom(...optionLayouts),
    value: number,
    min: number,
    max: number,
    options: fc.array(choice, { maxLength: 4 }),
    calculation_options: fc.array(step, { maxLength: 3 }),
    max_length: fc.integer({ min: 1, max: 5000 }),
    required: fc.boolean(),
    connection_id: text,
  })
  .map((option) => ({ ...emptyOption, ...option }));

describe('an option as its form shows it', () => {
  it('is the same option again', () => {
    fc.assert(
      fc.property(stored, (option) => {
        expect(optionOf(optionFormOf(option))).toEqual(option);
      }),
    );
  });

  it('has amounts and numbers with a comma', () => {
    const option = { ...emptyOption, title: 'Lengte', layout: 'number' as const, value: '2.5', min: '0.5' };
    expect(optionFormOf({ ...option, options: [{ title: '', price_cents: 123_450 }] })).toMatchObject({
      value: '2,5',
      min: '0,5',
      choices: [{ price: '1234,50' }],
    });
  });

  it('has a place for its one price, which stays away while it is empty', () => {
    const form = newOption('checkbox');
    expect(form.choices).toEqual([{ id: '', title: '', price: '' }]);
    expect(optionOf(form).options).toEqual([]);
  });
});

it.each([
  ['2,5', '2.5'],
  ['2.5', '2.5'],
  ['1.000', '1000'],
  ['1.234,5', '1234.5'],
  ['-0,04', '-0.04'],
  [' 12 ', '12'],
])('%j is stored as %j', (typed, decimal) => {
  expect(storedDecimal(typed)).toBe(decimal);
});
