import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSelection } from './initial-selection.ts';
import { lowestPrice } from './lowest-price.ts';
import type { PricedOption } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { add, euros, multiply, make, productOf } from './product.fixture.ts';

const required = (option: PricedOption, changes: Partial<PricedOption> = {}): PricedOption => ({
  ...option,
  required: true,
  ...changes,
});
const lowestOf = (...options: PricedOption[]) => lowestPrice(productOf({ options }));

describe('lowestPrice', () => {
  it('is the price itself when nothing can be chosen, or nothing is cheaper than the initial selection', () => {
    expect(lowestOf()).toEqual({ amount: 10_000, isFrom: false });
    const wood = required(make.select('hout', { Eiken: 0, Noten: 220 }), { value: '0' });
    expect(lowestOf(wood, make.checkbox('olie', 45))).toEqual({ amount: 10_000, isFrom: false });
  });

  it('uses the sale price, and no base price when that is excluded', () => {
    expect(lowestPrice(productOf({ sale_price_cents: euros(80) }))).toEqual({ amount: 8_000, isFrom: false });
    const shelf = required(make.number('lengte', 2), { min: '40', max: '200', value: '80' });
    expect(lowestPrice(productOf({ exclude_base_price: true, options: [shelf] }))).toEqual({
      amount: 8_000,
      isFrom: true,
    });
  });

  it('computes a made-to-measure table with its smallest size and its cheapest wood', () => {
    const options = [
      required(make.select('hout', { Noten: 220, Eiken: 0 }), { value: '0' }),
      required(make.number('lengte'), { min: '120', max: '320', value: '200' }),
      required(make.number('breedte'), { min: '70', max: '120', value: '95' }),
      make.calculation('blad', '185', multiply('lengte', '0.01'), multiply('breedte', '0.01')),
    ];
    // 100 + 185 × 1.2 × 0.7
    expect(lowestOf(...options)).toEqual({ amount: 25_540, isFrom: true });
  });

  it('fills in required text, and ticks a box that lowers the price', () => {
    const name = required(make.of({ layout: 'text', connection_id: 'naam' }));
    const note = required(make.of({ layout: 'textarea', connection_id: 'noot' }));
    expect(lowestOf(name, note)).toEqual({ amount: 10_000, isFrom: false });
    expect(lowestOf(make.checkbox('zelf ophalen', -12))).toEqual({ amount: 8_800, isFrom: true });
    expect(lowestOf(make.select('maat', { M: 0, XL: 30 }))).toEqual({ amount: 10_000, isFrom: false });
  });

  it('counts a choice that lowers the price, and a larger number that does', () => {
    expect(lowestOf(required(make.select('maat', { L: 0, S: -15 }), { value: '0' }))).toMatchObject({
      amount: 8_500,
    });
    const pieces = required(make.number('stuks', -1), { min: '0', max: '12' });
    expect(lowestOf(pieces)).toMatchObject({ amount: 8_800 });
  });

  it('fills in required options', () => {
    const words = make.of({ connection_id: 'naam', required: true });
    expect(lowestOf(words, required(make.checkbox('akkoord', 3)))).toEqual({
      amount: 10_300,
      isFrom: false,
    });
  });

  it('is null when nothing can be ordered', () => {
    expect(lowestOf(required(make.select('hout', {})))).toBeNull();
  });

  it('is never more than the price of a selection that can be ordered', () => {
    const price = fc.integer({ min: -40, max: 90 });
    const shop = fc.record({
      wood: fc.array(price, { minLength: 1, maxLength: 4 }),
      oil: price,
      each: price,
    });
    fc.assert(
      fc.property(
        shop,
        fc.nat(3),
        fc.boolean(),
        fc.integer({ min: 2, max: 9 }),
        ({ wood, oil, each }, choice, ticked, pieces) => {
          const options = [
            required(make.select('hout', Object.fromEntries(wood.map((amount, i) => [`h${i}`, amount]))), {
              value: '0',
            }),
            make.checkbox('olie', oil),
            required(make.number('stuks', each), { min: '2', max: '9', value: '2' }),
            make.calculation('som', '', add('stuks', '3')),
          ];
          const product = productOf({ price_cents: euros(900), options });
          const selection = {
            ...initialSelection(options),
            hout: String(choice % wood.length),
            olie: ticked ? '1' : '',
            stuks: String(pieces),
          };
          const { unit, errors } = priceWithOptions(product, selection);
          expect(errors).toEqual({});
          expect(lowestPrice(product)?.amount).toBeLessThanOrEqual(unit.incl_tax);
        },
      ),
    );
  });
});
