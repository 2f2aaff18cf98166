import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import { checkOptions } from './check-options.ts';
import { optionKey, type Selection } from './option-key.ts';
import type { PricedOption } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { add, euros, multiply, make, productOf } from './product.fixture.ts';

const kleur = make.select('kleur', { Rood: 0, Blauw: 5 });

/** The unit price in cents on the side of the price mode. */
function unitOf(options: PricedOption[], selection: Selection, changes = {}): number {
  return priceWithOptions(productOf({ options, ...changes }), selection).unit.incl_tax;
}

/** What one option adds, in cents. */
function amountOf(
  options: PricedOption[],
  selection: Selection,
  at = options.length - 1,
): number | undefined {
  return priceWithOptions(productOf({ options }), selection).options[at]?.amount ?? undefined;
}

describe('optionKey', () => {
  it('PROD-52 is the connection_id, else the position as a string', () => {
    expect(optionKey({ connection_id: 'breedte' }, 3)).toBe('breedte');
    expect(optionKey({ connection_id: '' }, 3)).toBe('3');
  });

  it('PROD-52 finds a choice of an option without connection_id by its position', () => {
    const loose = make.of({ layout: 'number', options: [{ title: '', price_cents: euros(2) }] });
    expect(unitOf([kleur, loose], { '1': '3' })).toBe(10_600);
  });
});

describe('base price', () => {
  it('PROD-43 is the sale price when there is one, else the price', () => {
    expect(unitOf([], {}, { sale_price_cents: euros(80) })).toBe(8_000);
    expect(unitOf([], {})).toBe(10_000);
    expect(priceWithOptions(productOf({ sale_price_cents: euros(80) }), {}).base).toBe(8_000);
  });

  it('PROD-43 uses a sale price of zero', () => {
    expect(unitOf([], {}, { sale_price_cents: euros(0) })).toBe(0);
  });

  it('PROD-44 counts as zero with exclude_base_price', () => {
    const option = make.checkbox('a', 5);
    expect(unitOf([option], { a: '1' }, { exclude_base_price: true })).toBe(500);
    expect(unitOf([option], { a: '1' }, { exclude_base_price: true, sale_price_cents: euros(80) })).toBe(500);
  });
});

describe('option prices', () => {
  it('PROD-45 are added to the base price', () => {
    expect(unitOf([make.checkbox('vink', 2.5), kleur], { vink: '1', kleur: '1' })).toBe(10_750);
  });

  it('PROD-46 are left out of the total with exclude_from_total, but keep their own amount', () => {
    const option = { ...make.checkbox('a', 5), exclude_from_total: true };
    const { unit, options } = priceWithOptions(productOf({ options: [option] }), { a: '1' });
    expect(unit.incl_tax).toBe(10_000);
    expect(options[0]).toMatchObject({ key: 'a', amount: 500, counts: false });
  });

  it('PROD-39 a select adds the price of its chosen entry', () => {
    expect(unitOf([kleur], { kleur: '0' })).toBe(10_000);
    expect(unitOf([kleur], { kleur: '1' })).toBe(10_500);
    expect(unitOf([kleur], {})).toBe(10_000);
  });

  it('PROD-40 a checkbox adds its price when ticked', () => {
    expect(unitOf([make.checkbox('a', 2.5)], { a: '1' })).toBe(10_250);
    expect(unitOf([make.checkbox('a', 2.5)], { a: 'on' })).toBe(10_250);
    expect(unitOf([make.checkbox('a', 2.5)], { a: '0' })).toBe(10_000);
    expect(unitOf([make.checkbox('a', 2.5)], {})).toBe(10_000);
  });

  it('PROD-40 PROD-50 a number adds price x entered value, rounded once', () => {
    expect(unitOf([make.number('a', 2.5)], { a: '3' })).toBe(10_750);
    expect(unitOf([make.number('a', 0.01)], { a: '0,5' })).toBe(10_001);
    expect(unitOf([make.number('a', 0.01)], { a: '0.49' })).toBe(10_000);
    expect(unitOf([make.number('a')], { a: '3' })).toBe(10_000);
  });

  it('PROD-41 text and textarea have no price', () => {
    const options = [make.of({ layout: 'text' }), make.of({ layout: 'textarea' })];
    const amounts = priceWithOptions(productOf({ options }), { '0': 'Naam' }).options;
    expect(amounts.map(({ amount, counts }) => [amount, counts])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('may be below zero', () => {
    expect(amountOf([make.checkbox('a', -5)], { a: '1' })).toBe(-500);
    expect(unitOf([make.checkbox('a', -5)], { a: '1' })).toBe(9_500);
  });

  it('PROD-51 gives both sides, the other one derived from the whole unit price', () => {
    const option = { ...make.checkbox('a', 12.1) };
    const { unit } = priceWithOptions(productOf({ price_cents: euros(121), options: [option] }), { a: '1' });
    expect(unit).toEqual({ incl_tax: 13_310, excl_tax: 11_000 });
  });

  it('computes without tax when prices are stored without tax', () => {
    const product = productOf({ options: [make.checkbox('a', 10)], price_mode: 'net' });
    expect(priceWithOptions(product, { a: '1' }).unit).toEqual({ incl_tax: 13_310, excl_tax: 11_000 });
  });
});

describe('calculation options', () => {
  const a = make.number('a');
  const b = make.number('b');
  const filled = { a: '3', b: '4' };

  it('PROD-47 PROD-50 multiplies related values, starting at 1', () => {
    const options = [a, b, make.calculation('c', '', multiply('a'), multiply('b'))];
    expect(amountOf(options, filled)).toBe(1_200);
    expect(amountOf(options, { a: '1.255', b: '4' })).toBe(502);
  });

  it('PROD-48 PROD-50 adds related values, starting at 0', () => {
    const options = [a, b, make.calculation('c', '', add('a'), add('b'))];
    expect(amountOf(options, filled)).toBe(700);
    expect(amountOf(options, { a: '0.005', b: '0.005' })).toBe(1);
  });

  it('PROD-50 is zero without steps and without a value of its own', () => {
    expect(amountOf([make.calculation('c', '')], {})).toBe(0);
  });

  it.each([
    ['starts at its own value', make.calculation('c', '2', multiply('a')), 600],
    ['starts at its own value before adding', make.calculation('c', '0,5', add('a')), 350],
    ['applies its steps in order', make.calculation('c', '2', add('a'), multiply('b')), 2_000],
    ['does not put multiplication first', make.calculation('c', '2', multiply('b'), add('a')), 1_100],
    [
      'multiplies by the value x the factor of the step',
      make.calculation('c', '', multiply('a', '2,5')),
      750,
    ],
    ['adds the value x the factor of the step', make.calculation('c', '', add('a', '0.5'), add('b')), 550],
    ['reads a factor of zero as zero', make.calculation('c', '10', multiply('a', '0')), 0],
    ['skips a missing relation when adding', make.calculation('c', '7', add('weg')), 700],
    ['skips a missing relation when multiplying', make.calculation('c', '7', multiply('weg', '5')), 700],
    ['skips a relation to itself', make.calculation('c', '7', multiply('c')), 700],
    ['rounds once, at the end', make.calculation('c', '0,001', multiply('a'), multiply('b')), 1],
    ['rounds half away from zero', make.calculation('c', '-0,005'), -1],
  ])('PROD-50 %s', (_, calculation, cents) => {
    expect(amountOf([a, b, calculation], filled)).toBe(cents);
  });

  it('PROD-49 an unknown connection id contributes nothing and does not throw', () => {
    expect(unitOf([make.calculation('c', '', add('onbekend'))], {})).toBe(10_000);
    expect(amountOf([make.calculation('c', '', multiply(''))], {})).toBe(100);
  });

  it('PROD-49 reads the option with the named connection_id', () => {
    expect(
      amountOf([make.number('hoogte'), make.number('breedte'), make.calculation('c', '', add('breedte'))], {
        breedte: '9',
        hoogte: '1',
      }),
    ).toBe(900);
  });

  it('PROD-50 skips a relation to a later option', () => {
    expect(amountOf([make.calculation('c', '5', multiply('a'), add('a')), a], filled, 0)).toBe(500);
  });

  it('PROD-50 reads a select as its chosen price, a checkbox as 1 or 0, a text as 0', () => {
    const options = (relation: string) => [
      kleur,
      make.checkbox('vink', 9),
      make.of({ connection_id: 'tekst' }),
      make.calculation('c', '10', multiply(relation)),
    ];
    const selection = { kleur: '1', vink: '1', tekst: '8' };
    expect(amountOf(options('kleur'), selection)).toBe(5_000);
    expect(amountOf(options('vink'), selection)).toBe(1_000);
    expect(amountOf(options('vink'), {})).toBe(0);
    expect(amountOf(options('tekst'), selection)).toBe(0);
    expect(amountOf(options('kleur'), {})).toBe(0);
  });

  it('PROD-50 reads a related calculation as its rounded result', () => {
    const rounded = make.calculation('r', '0,005');
    expect(amountOf([rounded, make.calculation('c', '', multiply('r', '100'))], {})).toBe(100);
  });

  it('PROD-50 reads a number option by its entered value, not by its price', () => {
    expect(amountOf([make.number('n', 7), make.calculation('c', '', multiply('n'))], { n: '3' })).toBe(300);
  });

  it('PROD-50 worked example: area in m2 times a price per m2 plus a fixed amount', () => {
    const options = [
      make.number('breedte'),
      make.number('hoogte'),
      make.select('stof', { Linnen: 24.95, Zijde: 79.5 }),
      {
        ...make.calculation('oppervlak', '0,0001', multiply('breedte'), multiply('hoogte')),
        exclude_from_total: true,
      },
      make.calculation('prijs', '12,5', multiply('oppervlak'), add('stof', '2')),
    ];
    const { unit, options: amounts } = priceWithOptions(productOf({ options, exclude_base_price: true }), {
      breedte: '125,5',
      hoogte: '210',
      stof: '0',
    });
    // 125.5 cm x 210 cm x 0.0001 = 2.63555 m2, as an amount 2.64; 12.5 x 2.64 = 33.00; + 2 x 24.95 = 82.90; + 24.95.
    expect(amounts.map(({ amount }) => amount)).toEqual([0, 0, 2_495, 264, 8_290]);
    expect(unit.incl_tax).toBe(2_495 + 8_290);
  });

  it('is part of the total only when it counts', () => {
    const calculation = { ...make.calculation('c', '5'), exclude_from_total: true };
    expect(unitOf([calculation], {})).toBe(10_000);
    expect(unitOf([make.calculation('c', '5')], {})).toBe(10_500);
  });
});

describe('connection ids', () => {
  it('PROD-49 an empty relation refers to no option, not to one without a connection_id', () => {
    const loose = make.of({ layout: 'number', value: '' });
    expect(amountOf([loose, make.calculation('c', '', add(''))], { '0': '5' })).toBe(0);
  });

  it('PROD-49 uses the first of two options with one connection_id', () => {
    const options = [make.checkbox('a', 1), make.number('a'), make.calculation('c', '', add('a'))];
    expect(amountOf(options, { a: '1' })).toBe(100);
    const prices = [
      make.select('s', { A: 2 }),
      make.select('s', { A: 3 }),
      make.calculation('c', '', add('s')),
    ];
    expect(amountOf(prices, { s: '0' })).toBe(200);
  });
});

describe('bounds', () => {
  it('accepts an option amount of exactly the maximum, positive or negative', () => {
    const largest = MAX_UNIT_CENTS / 100;
    expect(amountOf([make.number('a', largest)], { a: '1' })).toBe(MAX_UNIT_CENTS);
    expect(amountOf([make.number('a', largest)], { a: '-1' })).toBe(-MAX_UNIT_CENTS);
  });

  it('refuses an amount above the maximum price and counts it as zero', () => {
    const { unit, errors } = priceWithOptions(productOf({ options: [make.number('a', 100)] }), {
      a: '999999999',
    });
    expect(unit.incl_tax).toBe(10_000);
    expect(errors['options.a']).toEqual([{ key: 'webshop_option_amount_too_big', values: { title: 'a' } }]);
  });

  it('refuses a unit price below zero or above the maximum', () => {
    const below = priceWithOptions(productOf({ options: [make.checkbox('a', -101)] }), { a: '1' });
    expect(below.errors['general']).toEqual([{ key: 'webshop_price_negative', values: {} }]);
    const above = priceWithOptions(productOf({ price_cents: MAX_UNIT_CENTS + 1 }), {});
    expect(above.errors['general']).toEqual([{ key: 'webshop_price_too_big', values: {} }]);
    const edges = [0, MAX_UNIT_CENTS].map((price_cents) => priceWithOptions(productOf({ price_cents }), {}));
    expect(edges.map(({ errors }) => errors)).toEqual([{}, {}]);
  });
});

describe('reasons', () => {
  it('leave out what was not filled in and what costs nothing', () => {
    const options = [
      kleur,
      make.checkbox('vink', 2),
      make.number('n', 3),
      make.of({ connection_id: 'tekst' }),
    ];
    const titles = (selection: Selection) =>
      priceWithOptions(productOf({ options }), selection).reasons.flatMap(
        ({ values }) => values['title'] ?? [],
      );
    expect(titles({})).toEqual([]);
    expect(titles({ kleur: '0', vink: '1', n: '0', tekst: 'x' })).toEqual(['vink']);
    expect(titles({ n: '2' })).toEqual(['n']);
  });

  it('list every step from base price to unit price, the last amount being the VAT', () => {
    const options = [make.number('a', 2.5), make.calculation('c', '', multiply('a'))];
    const { reasons, unit } = priceWithOptions(productOf({ options }), { a: '1.5' });
    expect(reasons.map(({ key, values, amount }) => [key, { ...values }, amount])).toEqual([
      ['webshop_reason_base', {}, 10_000],
      ['webshop_reason_option', { title: 'a', value: '1,5' }, 375],
      ['webshop_reason_start', { title: 'c', value: '1' }, 100],
      ['webshop_reason_multiply', { title: 'a', value: '1,5' }, 150],
      ['webshop_reason_option', { title: 'c', value: '' }, 150],
      ['webshop_reason_unit', {}, 10_525],
      ['webshop_reason_tax_in_gross', { percentage: '21' }, unit.incl_tax - unit.excl_tax],
    ]);
  });

  it('name what was skipped or does not count', () => {
    const options = [{ ...make.calculation('c', '1', add('weg')), exclude_from_total: true }];
    const keys = priceWithOptions(productOf({ options, exclude_base_price: true }), {}).reasons.map(
      ({ key }) => key,
    );
    expect(keys).toContain('webshop_reason_base_excluded');
    expect(keys).toContain('webshop_reason_skipped');
    expect(keys).toContain('webshop_reason_option_excluded');
  });
});

describe('a number in a stored product that cannot be read', () => {
  const sides = (changes: object) => ({ ...make.number('a', 10), ...changes });
  const elevenDecimals = '0.00000000001';

  it.each([
    ['the factor of a step', [make.number('a'), make.calculation('c', '', multiply('a', '1e-3'))]],
    [
      'a factor with too many decimals',
      [make.number('a'), make.calculation('c', '', add('a', elevenDecimals))],
    ],
    ['the factor of a relation to no option', [make.calculation('c', '', add('weg', 'x'))]],
    ['the start of a calculation', [make.calculation('c', 'veel', add('a'))]],
    ['the minimum of a number', [sides({ min: '1.2.3' })]],
    ['the maximum of a number', [sides({ max: '10 cm' })]],
    ['the start value of a number', [sides({ value: '--1' })]],
    ['an option behind readable ones', [make.number('b', 1), make.checkbox('d', 1), sides({ max: 'x' })]],
  ])('makes it cost nothing and not orderable: %s', (_, options) => {
    const result = priceWithOptions(productOf({ options }), {});
    expect([result.amount, result.unit]).toEqual([0, { incl_tax: 0, excl_tax: 0 }]);
    expect(result.errors).toEqual({ general: [{ key: 'webshop_price_unreadable', values: {} }] });
    expect(checkOptions(options).errors.map(({ key }) => key)).toEqual(['webshop_option_bad_value']);
  });

  it('does not matter where the text is no number: in a select, a checkbox or a text', () => {
    const options = [
      { ...make.select('a', { Rood: 0 }), value: 'Rood', min: 'x' },
      { ...make.checkbox('b', 1), value: 'on' },
      make.of({ connection_id: 'c', value: 'Voor Anna', max: 'x' }),
    ];
    expect(priceWithOptions(productOf({ options }), {})).toMatchObject({ amount: 10_000, errors: {} });
    expect(checkOptions(options).errors).toEqual([]);
  });

  it('is never one that checkOptions accepts', () => {
    const text = fc.oneof(
      fc.constantFrom('', '1', '1,5', '-.5', '1e3', elevenDecimals, ' 2 ', '0x1', '1.', '1234567890123456'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(text, text, text, text, (min, max, start, factor) => {
        const options = [sides({ min, max }), make.calculation('c', start, multiply('a', factor))];
        const { errors } = priceWithOptions(productOf({ options }), {});
        const isRefused = errors['general']?.some(({ key }) => key === 'webshop_price_unreadable') ?? false;
        expect(isRefused).toBe(checkOptions(options).errors.length > 0);
      }),
    );
  });
});
