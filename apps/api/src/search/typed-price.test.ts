import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takePrice } from './typed-price.ts';

const to = (highest: number) => ({ lowest: null, highest, about: null });
const from = (lowest: number) => ({ lowest, highest: null, about: null });
const near = (lowest: number, about: number, highest: number) => ({ lowest, highest, about });

describe('takePrice', () => {
  it.each([
    ['€ 100', '', near(7_500, 10_000, 12_500)],
    ['€100,-', '', near(7_500, 10_000, 12_500)],
    ['stoel €200', 'stoel', near(15_000, 20_000, 25_000)],
    ['gieter 24,50 euro', 'gieter', near(1_837, 2_450, 3_063)],
    ['lamp tot 100 euro', 'lamp', to(10_000)],
    ['tafel onder de 300 euro', 'tafel', to(30_000)],
    ['bank max. € 1.250', 'bank', to(125_000)],
    ['goedkoper dan 50 euro kussen', 'kussen', to(5_000)],
    ['parasol vanaf 150 euro', 'parasol', from(15_000)],
    ['lamp boven € 80', 'lamp', from(8_000)],
    ['tafel tussen 100 en 200 euro', 'tafel', { lowest: 10_000, highest: 20_000, about: null }],
    ['tafel tussen de € 200 en € 100', 'tafel', { lowest: 10_000, highest: 20_000, about: null }],
  ])('reads %j as %j with a price', (typed, rest, price) => {
    expect(takePrice(typed)).toEqual({ rest, price });
  });

  it.each(['tafel 100', 'bed 160 x 200', 'tot morgen', '€', 'euro', 'eurobank 5', 'vanaf maandag'])(
    'reads no price in %j',
    (typed) => {
      expect(takePrice(typed)).toEqual({ rest: typed, price: undefined });
    },
  );

  it('reads every whole amount that is written with dots for thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (euros) => {
        const written = String(euros).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(takePrice(`tot € ${written}`).price?.highest).toBe(euros * 100);
      }),
    );
  });
});
