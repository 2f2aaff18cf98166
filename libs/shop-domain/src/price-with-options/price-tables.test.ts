import { describe, expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';
import { displaySelection } from './display-selection.ts';
import { initialSelection } from './initial-selection.ts';
import { lowestPrice } from './lowest-price.ts';
import { chosenText, type Selection } from './option-key.ts';
import type { PricedOption } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { add, euros, make, multiply, productOf } from './product.fixture.ts';

const kleur = make.select('kleur', { Rood: 0, Blauw: 5 });
const stepsOf = (changes: object, selection: Selection = {}) =>
  priceWithOptions(productOf(changes), selection).reasons.map(({ key, values, amount }) => [
    key,
    { ...values },
    amount,
  ]);
const errorsOf = (option: PricedOption, selection: Selection) =>
  priceWithOptions(productOf({ options: [option] }), selection).errors;

describe('every step of a price', () => {
  const tax = ['webshop_reason_tax_in_gross', { percentage: '21' }];

  it('names a sale price, and a base price that does not count', () => {
    expect(stepsOf({ sale_price_cents: 8_000 })).toEqual([
      ['webshop_reason_sale', {}, 8_000],
      ['webshop_reason_unit', {}, 8_000],
      [...tax, 1_388],
    ]);
    expect(stepsOf({ exclude_base_price: true })).toEqual([
      ['webshop_reason_base_excluded', {}, 0],
      ['webshop_reason_unit', {}, 0],
      [...tax, 0],
    ]);
  });

  it('names the tax on a price that is stored without it, with its decimals', () => {
    expect(stepsOf({ price_mode: 'net', tax_rate: 950 })).toEqual([
      ['webshop_reason_base', {}, 10_000],
      ['webshop_reason_unit', {}, 10_000],
      ['webshop_reason_tax_on_net', { percentage: '9,5' }, 950],
    ]);
  });

  it('names what an addition adds, what it skips, and a result of zero', () => {
    const options = [make.number('a', 1), make.calculation('c', '', add('a', '0.5'), add('weg'))];
    expect(stepsOf({ options }, { a: '3' }).slice(1, -2)).toEqual([
      ['webshop_reason_option', { title: 'a', value: '3' }, 300],
      ['webshop_reason_start', { title: 'c', value: '0' }, 0],
      ['webshop_reason_add', { title: 'a', value: '1,5' }, 150],
      ['webshop_reason_skipped', { title: 'weg' }, 150],
      ['webshop_reason_option', { title: 'c', value: '' }, 150],
    ]);
    expect(stepsOf({ options: [make.calculation('c', '')] }).slice(1, -2)).toEqual([
      ['webshop_reason_start', { title: 'c', value: '0' }, 0],
      ['webshop_reason_option', { title: 'c', value: '' }, 0],
    ]);
  });

  it('names a choice by its title, an option that does not count, and nothing that costs nothing', () => {
    const free = make.select('gratis', { Rood: 0 });
    const paid = make.select('kleur', { Blauw: 5 });
    const options = [
      free,
      paid,
      make.number('lengte', 0),
      { ...make.number('a', 2), exclude_from_total: true },
    ];
    const chosen = { gratis: '0', kleur: '0', lengte: '240', a: '1.5' };
    expect(stepsOf({ options }, chosen).slice(1, -2)).toEqual([
      ['webshop_reason_option', { title: 'kleur', value: 'Blauw' }, 500],
      ['webshop_reason_option_excluded', { title: 'a', value: '1,5' }, 300],
    ]);
  });
});

describe('what a visitor fills in', () => {
  const many = make.select('a', Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`m${at}`, at])));

  it.each([
    ['0', 0],
    ['1', 100],
    ['10', 1_000],
    ['0011', 1_100],
  ])('the choice %s of a select is its position', (text, amount) => {
    const { options, errors } = priceWithOptions(productOf({ options: [many] }), { a: text });
    expect([options[0]?.amount, errors]).toEqual([amount, {}]);
  });

  it.each(['1e0', '1.0', '-0', '+1', '0x1', '00001', '12', '1x', 'x1', '1 1', 'm1'])(
    '%s is no choice of a select',
    (text) => {
      const refused = { 'options.a': [{ key: 'webshop_option_choice', values: { title: 'a' } }] };
      expect(errorsOf(many, { a: text })).toEqual(refused);
      expect(errorsOf({ ...many, required: true }, { a: text })).toEqual(refused);
    },
  );

  it.each([
    ['1', 100],
    ['on', 100],
    ['true', 100],
    ['0', 0],
    ['false', 0],
    ['', 0],
  ])('a checkbox with "%s" adds %d cents', (text, amount) => {
    const box = make.checkbox('a', 1);
    const { options, errors } = priceWithOptions(productOf({ options: [box] }), { a: text });
    expect([options[0]?.amount, errors]).toEqual([amount, {}]);
    const required = errorsOf({ ...box, required: true }, { a: text });
    expect(required).toEqual(
      amount > 0 ? {} : { 'options.a': [{ key: 'webshop_option_required', values: { title: 'a' } }] },
    );
  });

  it.each<[string, PricedOption, Selection, key: string, values: object]>([
    ['an unknown key', kleur, { weg: '1' }, 'webshop_option_unknown', { title: 'weg' }],
    ['a calculation', make.calculation('a', ''), { a: '1' }, 'webshop_option_unknown', { title: 'a' }],
    ['a checkbox', make.checkbox('a', 1), { a: 'ja' }, 'webshop_option_choice', { title: 'a' }],
    ['a number', make.number('a'), { a: 'x' }, 'webshop_option_not_a_number', { title: 'a' }],
  ])('%s is refused with its title', (_, option, selection, key, values) => {
    const [field = ''] = Object.keys(selection);
    expect(errorsOf(option, selection)).toEqual({ [`options.${field}`]: [{ key, values }] });
  });

  it.each([
    ['', '', '-1000000'],
    ['2', '', '2'],
    ['2', '', '1000000'],
    ['', '5', '5'],
    ['', '5', '-7'],
    ['2', '2', '2,0'],
  ])('a number from "%s" to "%s" may be %s', (min, max, text) => {
    expect(errorsOf({ ...make.number('a'), min, max }, { a: text })).toEqual({});
  });

  it('a required calculation needs no input', () => {
    expect(errorsOf({ ...make.calculation('a', '1'), required: true }, {})).toEqual({});
  });

  it.each<[unknown, string]>([
    [' 3 ', '3'],
    ['', ''],
    [5, ''],
    [null, ''],
    [['3'], ''],
  ])('%j is read as "%s"', (sent, text) => {
    expect(chosenText({ a: sent } as Selection, 'a')).toBe(text);
    expect(chosenText({ a: sent } as Selection, 'toString')).toBe('');
  });

  it.each(['1e0', '-0', '00001', '2', '1x'])('a select does not start with "%s"', (value) => {
    expect(initialSelection([{ ...kleur, value }])).toEqual({});
  });

  it('is shown without what was refused, and a number without a unit without a space', () => {
    const options = [make.number('a'), make.select('b', { X: 1 }), make.of({ connection_id: 'c' })];
    const shown = displaySelection(
      productOf({ options }),
      { a: '2.5', b: '7', c: ' Jan ' },
      { ticked: 'Ja' },
    );
    expect(shown.map(({ key, value }) => [key, value])).toEqual([
      ['a', '2,5'],
      ['c', 'Jan'],
    ]);
  });
});

describe('a product that cannot be read', () => {
  const choice = (price_cents: number) => [{ ...kleur, options: [{ title: 'X', price_cents }] }];

  it.each<[string, object]>([
    ['a rate', { tax_rate: 10_001 }],
    ['a price', { price_cents: 0.5 }],
    ['a sale price', { sale_price_cents: Number.NaN }],
    ['the price of a choice', { options: choice(0.5) }],
    ['the price of a choice beyond what is exact', { options: choice(2 ** 53) }],
  ])('because of %s costs nothing', (_, changes) => {
    const product = productOf({ options: [kleur], ...changes });
    expect(priceWithOptions(product, { kleur: '0' })).toEqual({
      amount: 0,
      unit: { incl_tax: 0, excl_tax: 0 },
      base: 0,
      variant: null,
      options: [{ key: 'kleur', title: 'kleur', amount: null, counts: false }],
      reasons: [],
      errors: { general: [{ key: 'webshop_price_unreadable', values: {} }] },
    });
  });

  it('is not one whose price does not count because of a sale', () => {
    expect(priceWithOptions(productOf({ price_cents: 0.5, sale_price_cents: 100 }), {}).amount).toBe(100);
  });
});

describe('what an owner is told about options', () => {
  it('is in full words', () => {
    const options = [
      make.calculation('a', 'x', add('a'), add('weg'), add('b')),
      ...['b', 'b', 'b'].map((id) => make.number(id)),
    ];
    expect(checkOptions(options)).toEqual({
      errors: [
        { path: '2.connection_id', key: 'webshop_option_double_key', values: { title: 'b' } },
        { path: '3.connection_id', key: 'webshop_option_double_key', values: { title: 'b' } },
        { path: '0.value', key: 'webshop_option_bad_value', values: { title: 'a', value: 'x' } },
        { path: '0.calculation_options', key: 'webshop_option_cycle', values: { title: 'a' } },
      ],
      warnings: [
        {
          path: '0.calculation_options.0.connection_id_from',
          key: 'webshop_option_relation_later',
          values: { title: 'a', relation: 'a' },
        },
        {
          path: '0.calculation_options.1.connection_id_from',
          key: 'webshop_option_relation_missing',
          values: { title: 'a', relation: 'weg' },
        },
        {
          path: '0.calculation_options.2.connection_id_from',
          key: 'webshop_option_relation_later',
          values: { title: 'a', relation: 'b' },
        },
      ],
    });
  });

  it('leaves out what another layout left behind', () => {
    const options = [
      { ...make.number('a'), calculation_options: [multiply('c', 'x'), add('weg')] },
      { ...make.calculation('c', '', add('a')), min: 'x', max: 'x' },
      make.of({ connection_id: '', layout: 'text' }),
    ];
    expect(checkOptions(options)).toEqual({ errors: [], warnings: [] });
  });

  it('ends also where a cycle does not come back to where it began', () => {
    const options = [
      make.calculation('a', '', add('b')),
      make.calculation('b', '', add('c'), add('weg')),
      make.calculation('c', '', add('b')),
    ];
    expect(checkOptions(options).errors.map(({ values }) => values['title'])).toEqual(['b', 'c']);
  });
});

describe('the lowest price of a number', () => {
  const lowestOf = (option: PricedOption) => lowestPrice(productOf({ options: [option] }));
  const each = (price: number, changes: Partial<PricedOption> = {}) => ({
    ...make.number('a', price),
    ...changes,
  });

  it.each<[string, PricedOption, { amount: number; isFrom: boolean }]>([
    ['is one piece when it has no limits', each(5, { required: true }), { amount: 10_500, isFrom: false }],
    ['is none when it may be empty', each(5, { value: '2' }), { amount: 10_000, isFrom: true }],
    ['is its start value when that is lower', each(-2, { value: '3' }), { amount: 9_400, isFrom: false }],
    ['is its maximum when that is lower', each(-2, { max: '4' }), { amount: 9_200, isFrom: true }],
    ['is its minimum', each(5, { required: true, min: '3', value: '9' }), { amount: 11_500, isFrom: true }],
  ])('%s', (_, option, lowest) => {
    expect(lowestOf(option)).toEqual(lowest);
  });

  it('is null when a required choice is missing, however cheap the rest is', () => {
    const options = [make.checkbox('b', -50), { ...make.select('a', {}), required: true }];
    expect(lowestPrice(productOf({ price_cents: euros(100), options }))).toBeNull();
  });
});
