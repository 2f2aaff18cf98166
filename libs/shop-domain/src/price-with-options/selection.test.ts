import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';
import { displaySelection } from './display-selection.ts';
import { initialSelection } from './initial-selection.ts';
import type { Selection } from './option-key.ts';
import { priceWithOptions } from './price-with-options.ts';
import { add, euros, multiply, make, productOf } from './product.fixture.ts';

const kleur = make.select('kleur', { Rood: 0, Blauw: 5 });
const options = [
  kleur,
  { ...make.number('aantal', 1), title: 'Aantal', min: '2', max: '10,5' },
  make.checkbox('vink', 3),
  make.of({ connection_id: 'naam', title: 'Naam', max_length: 5 }),
  make.calculation('som', '', add('aantal')),
];

const errorsOf = (selection: Selection, required: string[] = []) =>
  priceWithOptions(
    productOf({
      options: options.map((option) => ({ ...option, required: required.includes(option.connection_id) })),
    }),
    selection,
  ).errors;

describe('validation of a selection', () => {
  it.each<[Selection, string, string]>([
    [{ kleur: '2' }, 'kleur', 'webshop_option_choice'],
    [{ kleur: 'Rood' }, 'kleur', 'webshop_option_choice'],
    [{ kleur: '-1' }, 'kleur', 'webshop_option_choice'],
    [{ aantal: 'veel' }, 'aantal', 'webshop_option_not_a_number'],
    [{ aantal: '1,99' }, 'aantal', 'webshop_option_too_small'],
    [{ aantal: '10,51' }, 'aantal', 'webshop_option_too_big'],
    [{ vink: 'ja' }, 'vink', 'webshop_option_choice'],
    [{ naam: '123456' }, 'naam', 'webshop_option_too_long'],
    [{ som: '1' }, 'som', 'webshop_option_unknown'],
    [{ weg: '1' }, 'weg', 'webshop_option_unknown'],
  ])('refuses %j at its field', (selection, key, text) => {
    const errors = errorsOf(selection);
    expect(Object.keys(errors)).toEqual([`options.${key}`]);
    expect(errors[`options.${key}`]?.map((error) => error.key)).toEqual([text]);
  });

  it.each<[Selection]>([
    [{}],
    [{ kleur: '1', aantal: '2', vink: '1', naam: '12345', som: '' }],
    [{ aantal: '10.5', vink: '0', naam: '😀😀😀😀😀' }],
    [{ aantal: ' 3 ', kleur: '' }],
  ])('accepts %j', (selection) => {
    expect(errorsOf(selection)).toEqual({});
  });

  it('requires what is required, and only that', () => {
    const required = ['kleur', 'aantal', 'vink', 'naam', 'som'];
    const missing = errorsOf({ naam: '  ' }, required);
    expect(Object.keys(missing).sort()).toEqual([
      'options.aantal',
      'options.kleur',
      'options.naam',
      'options.vink',
    ]);
    expect(missing['options.naam']).toEqual([{ key: 'webshop_option_required', values: { title: 'Naam' } }]);
    expect(errorsOf({ kleur: '0', aantal: '2', vink: '1', naam: 'x' }, required)).toEqual({});
  });

  it('names the bounds in its message', () => {
    expect(errorsOf({ aantal: '1' })['options.aantal']?.[0]?.values).toEqual({
      title: 'Aantal',
      minimum: '2',
    });
    expect(errorsOf({ aantal: '11' })['options.aantal']?.[0]?.values).toEqual({
      title: 'Aantal',
      maximum: '10,5',
    });
    expect(errorsOf({ naam: 'te lang' })['options.naam']?.[0]?.values).toEqual({ title: 'Naam', maximum: 5 });
  });

  it('counts a refused input as not filled in', () => {
    const { unit } = priceWithOptions(productOf({ options }), { aantal: '99', kleur: '7', vink: 'ja' });
    expect(unit.incl_tax).toBe(10_000);
  });

  it('never throws, whatever is sent', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', '1', 'NaN', '-0'),
    );
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.anything())), (selection) => {
        const { unit, errors } = priceWithOptions(productOf({ options }), selection as Selection);
        expect(Number.isSafeInteger(unit.incl_tax) && Number.isSafeInteger(unit.excl_tax)).toBe(true);
        for (const key of Object.keys(selection)) {
          if (!options.some((option) => option.connection_id === key))
            expect(errors).toHaveProperty([`options.${key}`]);
        }
      }),
    );
  });
});

describe('initialSelection', () => {
  it.each([
    ['Eiken', { hout: '0' }],
    ['Noten', { hout: '1' }],
    ['0', { hout: '0' }],
    ['10', { hout: '10' }],
    ['11', {}],
    ['1 m', { hout: '11' }],
    ['Wilgen', {}],
    ['', {}],
  ])('starts a choice at %j by its position or title: %j', (value, expected) => {
    const woods = ['Eiken', 'Noten', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const titles = value === '11' ? woods : [...woods, '1 m'];
    const options = titles.map((title) => ({ title, price_cents: euros(0) }));
    expect(initialSelection([make.of({ layout: 'select', connection_id: 'hout', value, options })])).toEqual(
      expected,
    );
  });

  it('PROD-34 contains the value of every option that has one', () => {
    const start = [
      { ...make.number('getal'), value: '2' },
      { ...kleur, value: '1' },
      { ...make.select('maat', { S: 0, M: 1 }), value: 'M' },
      { ...make.select('stof', { Wol: 0 }), value: '4' },
      { ...make.checkbox('aan', 1), value: '1' },
      { ...make.checkbox('uit', 1), value: '0' },
      { ...make.calculation('som', '8') },
      make.of({ value: 'Tekst' }),
      make.of({ connection_id: 'leeg' }),
    ];
    expect(initialSelection(start)).toEqual({ getal: '2', kleur: '1', maat: '1', aan: '1', '7': 'Tekst' });
  });
});

describe('displaySelection', () => {
  const labels = { ticked: 'Ja' };
  const shown = (selection: Selection) => displaySelection(productOf({ options }), selection, labels);

  it('shows each filled-in option as readable text', () => {
    const labelled = options.map((option) =>
      option.layout === 'number' ? { ...option, label_after_field: 'cm' } : option,
    );
    const selection = { kleur: '1', aantal: '2.5', vink: 'on', naam: 'Jan' };
    expect(displaySelection(productOf({ options: labelled }), selection, labels)).toEqual([
      { key: 'kleur', title: 'kleur', value: 'Blauw', amount: 500 },
      { key: 'aantal', title: 'Aantal', value: '2,5 cm', amount: 250 },
      { key: 'vink', title: 'vink', value: 'Ja', amount: 300 },
      { key: 'naam', title: 'Naam', value: 'Jan', amount: null },
      { key: 'som', title: 'som', value: '', amount: 250 },
    ]);
  });

  it('leaves out what was not filled in, and a calculation that is not shown', () => {
    expect(shown({ naam: 'Jan' }).map(({ key }) => key)).toEqual(['naam', 'som']);
    const hidden = productOf({ options: [{ ...make.calculation('som', '1'), show_calculations: false }] });
    expect(displaySelection(hidden, {}, labels)).toEqual([]);
  });

  it('takes the word for a ticked checkbox from the caller', () => {
    expect(displaySelection(productOf({ options }), { vink: '1' }, { ticked: 'Yes' })[0]?.value).toBe('Yes');
  });
});

describe('checkOptions', () => {
  const keysOf = (findings: { key: string }[]) => findings.map(({ key }) => key);

  it('finds no problem with relations to earlier options', () => {
    expect(checkOptions([make.number('a'), make.calculation('c', '1,5', multiply('a', '2'))])).toEqual({
      errors: [],
      warnings: [],
    });
  });

  it('PROD-50 refuses cycles, direct and through others', () => {
    expect(keysOf(checkOptions([make.calculation('a', '', add('a'))]).errors)).toEqual([
      'webshop_option_cycle',
    ]);
    const circle = [
      make.calculation('a', '', add('b')),
      make.calculation('b', '', add('c')),
      make.calculation('c', '', add('a')),
    ];
    expect(checkOptions(circle).errors.map(({ values }) => values['title'])).toEqual(['a', 'b', 'c']);
    const tail = [...circle, make.calculation('d', '', add('a'))];
    expect(checkOptions(tail).errors).toHaveLength(3);
  });

  it('PROD-49 PROD-50 reports relations that are missing or come later', () => {
    const { errors, warnings } = checkOptions([
      make.calculation('c', '', add('a'), add('weg'), add('')),
      make.number('a'),
    ]);
    expect(errors).toEqual([]);
    expect(keysOf(warnings)).toEqual([
      'webshop_option_relation_later',
      'webshop_option_relation_missing',
      'webshop_option_relation_missing',
    ]);
  });

  it('PROD-52 refuses two options with one key', () => {
    const { errors } = checkOptions([make.number('1'), make.number('')]);
    expect(errors).toEqual([
      { path: '1.connection_id', key: 'webshop_option_double_key', values: { title: '1' } },
    ]);
  });

  it('refuses invalid numbers', () => {
    const { errors } = checkOptions([
      { ...make.number('a'), min: 'x', max: '1', value: '' },
      make.calculation('c', 'y', multiply('a', 'z')),
    ]);
    expect(errors.map(({ values }) => values['value'])).toEqual(['x', 'y', 'z']);
  });
});
