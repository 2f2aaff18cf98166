import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceStates } from './choice-states.ts';
import { lowestPrice } from './lowest-price.ts';
import { priceWithOptions } from './price-with-options.ts';
import type { PricedVariant } from './priced-product.ts';
import { euros, make, multiply, productOf } from './product.fixture.ts';
import { missingChoice, selectionOfVariant, variantOf } from './variant-of.ts';

const variant = (id: string, difference: number, ...choices: string[]): PricedVariant => ({
  id,
  choices,
  difference_cents: euros(difference),
});

/** A chair in two woods and two heights; there is no low one of walnut. */
const chair = productOf({
  price_cents: euros(100),
  options: [
    make.select('hout', { Eiken: 0, Noten: 5 }),
    make.select('hoogte', { Laag: 0, Hoog: 0 }),
    make.checkbox('olie', 2.5),
  ],
  variant_options: ['hout', 'hoogte'],
  variants: [
    variant('a', 0, 'Eiken', 'Laag'),
    variant('b', 20, 'Eiken', 'Hoog'),
    variant('c', -10, 'Noten', 'Hoog'),
  ],
});

describe('the price of a variant', () => {
  it.each([
    [{ hout: '0', hoogte: '0' }, 'a', 100, 100],
    [{ hout: '0', hoogte: '1' }, 'b', 120, 120],
    // The base price less 10, and the price of the choice itself.
    [{ hout: '1', hoogte: '1' }, 'c', 90, 95],
    [{ hout: '1', hoogte: '1', olie: '1' }, 'c', 90, 97.5],
  ])('%o is variant %s with base price %f and costs %f', (selection, id, base, amount) => {
    const price = priceWithOptions(chair, selection);
    expect(price).toMatchObject({ base: euros(base), amount: euros(amount), errors: {} });
    expect(price.variant?.id).toBe(id);
  });

  it('changes the price and the sale price alike', () => {
    const price = priceWithOptions({ ...chair, sale_price_cents: euros(80) }, { hout: '0', hoogte: '1' });
    expect(price.base).toBe(euros(100));
  });

  it('counts from zero when the base price is excluded', () => {
    const price = priceWithOptions({ ...chair, exclude_base_price: true }, { hout: '0', hoogte: '1' });
    expect(price.amount).toBe(euros(20));
  });

  it('counts before a calculation, which does not multiply it', () => {
    const length = make.number('lengte', 1);
    const calculation = make.calculation('toeslag', '', multiply('lengte', '2'));
    const product = { ...chair, options: [...chair.options, length, calculation] };
    const selection = { hout: '0', hoogte: '1', lengte: '3' };
    const without = priceWithOptions({ ...product, variant_options: [], variants: [] }, selection).amount;
    expect(priceWithOptions(product, selection).amount).toBe(without + euros(20));
  });

  it('explains the difference after the base price, with its choices', () => {
    expect(priceWithOptions(chair, { hout: '0', hoogte: '1' }).reasons.slice(0, 2)).toEqual([
      { key: 'webshop_reason_base', values: {}, amount: euros(100) },
      { key: 'webshop_reason_variant', values: { variant: 'Eiken, Hoog' }, amount: euros(20) },
    ]);
  });

  it('leaves a product without variants as it was, whatever it has', () => {
    const product = fc.record({ hout: fc.constantFrom('0', '1', ''), olie: fc.constantFrom('1', '') });
    fc.assert(
      fc.property(product, (selection) => {
        const plain = { ...chair, variant_options: [], variants: [] };
        const { amount, base, variant: none } = priceWithOptions(plain, selection);
        expect(none).toBeNull();
        expect(base).toBe(euros(100));
        const wood = selection.hout === '1' ? 5 : 0;
        expect(amount).toBe(euros(100 + wood + (selection.olie === '1' ? 2.5 : 0)));
      }),
    );
  });
});

describe('a choice that is no variant', () => {
  it.each([
    [{ hout: '1', hoogte: '0' }, 'options.hoogte', 'webshop_option_no_variant', 'hoogte'],
    [{ hout: '1' }, 'options.hoogte', 'webshop_option_required', 'hoogte'],
    [{}, 'options.hout', 'webshop_option_required', 'hout'],
    [{ hout: '9', hoogte: '0' }, 'options.hout', 'webshop_option_choice', 'hout'],
  ])('%o is refused at %s with %s', (selection, field, key, title) => {
    const { errors, variant: none } = priceWithOptions(chair, selection);
    expect(errors).toEqual({ [field]: [{ key, values: { title } }] });
    expect(none).toBeNull();
  });

  it('cannot be read with a difference that is no whole number of cents', () => {
    const product = { ...chair, variants: [{ ...variant('a', 0, 'Eiken', 'Laag'), difference_cents: 0.5 }] };
    expect(priceWithOptions(product, { hout: '0', hoogte: '0' }).errors).toHaveProperty('general');
  });
});

describe('a selection of another list', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => [`Maat ${index}`, 0] as const);
  const sizes = productOf({
    options: [make.select('maat', Object.fromEntries(numbers))],
    variant_options: ['maat'],
    variants: numbers.map(([title], index) => variant(`m${index}`, index, title)),
  });

  it.each([
    ['1', 'm1'],
    ['11', 'm11'],
    ['1x', undefined],
    ['x1', undefined],
    ['12', undefined],
    ['', undefined],
  ])('%j names %s', (maat, id) => {
    expect(variantOf(sizes, { maat })?.id).toBe(id);
  });

  it('names no variant by an option or a choice that is gone, and says which', () => {
    const gone = { ...sizes, options: [] };
    expect(variantOf(gone, { maat: '1' })).toBeUndefined();
    expect(missingChoice(gone, {})).toEqual({ key: 'maat', title: 'maat', isChosen: false });
    expect(missingChoice(sizes, { maat: '1' })).toMatchObject({ key: 'maat', isChosen: true });
    expect(selectionOfVariant(gone, variant('m1', 0, 'Maat 1'))).toEqual({});
    expect(selectionOfVariant(sizes, variant('weg', 0, 'Maat 99'))).toEqual({});
    expect(selectionOfVariant(sizes, variant('m0', 0, 'Maat 0'))).toEqual({ maat: '0' });
    expect(choiceStates(gone, {}, 'maat', new Set())).toEqual([]);
    expect(choiceStates({ ...sizes, variants: [] }, {}, 'maat', new Set())).toEqual([]);
  });
});

it('finds every variant by its own choices', () => {
  for (const one of chair.variants) expect(variantOf(chair, selectionOfVariant(chair, one))).toBe(one);
});

describe('lowestPrice', () => {
  it('is that of the cheapest variant with its choices', () => {
    expect(lowestPrice(chair)).toEqual({ amount: euros(95), isFrom: true });
  });

  it('is never above the price of any variant, and equals one of them', () => {
    const difference = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(fc.array(difference, { minLength: 3, maxLength: 3 }), (differences) => {
        const variants = chair.variants.map((one, index) => ({
          ...one,
          difference_cents: euros(differences[index] ?? 0),
        }));
        const product = { ...chair, variants };
        const all = variants.map((one) => priceWithOptions(product, selectionOfVariant(product, one)).amount);
        expect(lowestPrice(product)?.amount).toBe(Math.min(...all));
      }),
    );
  });
});

describe('choiceStates', () => {
  const states = (selection: Record<string, string>, key: string, ...soldOut: string[]) =>
    choiceStates(chair, selection, key, new Set(soldOut));

  it.each([
    [{}, 'hout', [], ['available', 'available']],
    [{}, 'hout', ['c'], ['available', 'sold_out']],
    [{ hout: '1' }, 'hoogte', [], ['missing', 'available']],
    [{ hout: '0' }, 'hoogte', ['b'], ['available', 'sold_out']],
    // What is chosen of the list itself, and of those below it, does not count.
    [{ hout: '0', hoogte: '1' }, 'hoogte', ['b'], ['available', 'sold_out']],
    [{ hout: '0', hoogte: '1' }, 'hout', ['b'], ['available', 'available']],
    [{}, 'olie', [], []],
  ])('with %o the choices of %s, without %o, are %o', (selection, key, soldOut, expected) => {
    expect(states(selection, key, ...soldOut)).toEqual(expected);
  });
});
