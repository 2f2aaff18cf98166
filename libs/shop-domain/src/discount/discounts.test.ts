import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TotalsSettings } from '../cart/totals-input.ts';
import { classAt } from '../vat/vat-class.fixture.ts';
import { chooseDiscounts } from './choose-discounts.ts';
import { discountedTotals } from './discounted-totals.ts';
import { isCode, normaliseCode } from './discount-code.ts';
import type { DiscountRule } from './discount-rule.ts';
import { discountLine, rule } from './discount-rule.fixture.ts';

const gross: TotalsSettings = { priceMode: 'gross' };
const moment = { now: new Date('2026-12-01T12:00:00Z'), email: '' };
const cart = [discountLine('stoel', 10_000), discountLine('tafel', 40_000)];

const chosen = (rules: readonly DiscountRule[], settings = gross, lines = cart) => {
  const { given, refused } = chooseDiscounts(lines, rules, moment, settings);
  return {
    given: given.map(({ id }) => id),
    refused: refused.map(({ rule: { id }, problem, missing }) => [id, problem, missing]),
  };
};

describe('chooseDiscounts', () => {
  it('gives all that combine, those without a code first', () => {
    const rules = [rule({ id: 'code', code: 'TIEN' }), rule({ id: 'actie' }), rule({ id: 'tweede' })];
    expect(chosen(rules)).toEqual({ given: ['actie', 'tweede', 'code'], refused: [] });
  });

  it('counts only the products that it is given on for its least amount', () => {
    const rules = [
      rule({ id: 'genoeg', product_ids: ['stoel'], minimum: 10_000 }),
      rule({ id: 'tekort', product_ids: ['stoel'], minimum: 10_001 }),
      rule({ id: 'nergens', product_ids: ['bank'] }),
    ];
    expect(chosen(rules)).toEqual({
      given: ['genoeg'],
      refused: [
        ['tekort', 'minimum', 1],
        ['nergens', 'no_products', 0],
      ],
    });
  });

  it('is for direct lines only', () => {
    const quoted = [discountLine('stoel', 10_000, { type: 'quote' })];
    expect(chosen([rule()], gross, quoted)).toEqual({ given: [], refused: [['d', 'no_products', 0]] });
  });

  it('gives one that does not combine alone if that makes the cart cheaper, else not', () => {
    const together = [rule({ id: 'a' }), rule({ id: 'b', kind: 'amount', value: 1_000 })];
    const alone = (value: number) => rule({ id: 'alleen', code: 'ALLEEN', combines: false, value });
    expect(chosen([...together, alone(1_300)]).given).toEqual(['alleen']);
    expect(chosen([...together, alone(1_100)])).toEqual({
      given: ['a', 'b'],
      refused: [['alleen', 'not_combined', 0]],
    });
    // 10 % and then 10 euros is as much as 12 %: what the visitor typed goes first.
    expect(chosen([...together, alone(1_200)]).given).toEqual(['alleen']);
  });

  it('weighs free shipping by what the chosen method costs', () => {
    const rules = [
      rule({ id: 'vrij', kind: 'free_shipping', value: 0, combines: false }),
      rule({ id: 'vijf', kind: 'amount', value: 500, combines: false }),
    ];
    expect(chosen(rules, { ...gross, shipping: { amount: 695 } }).given).toEqual(['vrij']);
    expect(chosen(rules, { ...gross, shipping: { amount: 495 } }).given).toEqual(['vijf']);
  });
});

describe('discountedTotals', () => {
  it('takes discounts off their own lines, and makes shipping free', () => {
    const given = [
      rule({ id: 'vrij', kind: 'free_shipping', value: 0 }),
      rule({ id: 'stoelen', product_ids: ['stoel'], value: 2_000 }),
      rule({ id: 'bon', kind: 'amount', value: 4_800 }),
    ];
    const settings = { ...gross, shipping: { amount: 695 } };
    const { totals, lines, discounts } = discountedTotals(cart, given, settings);
    expect(discounts.map(({ rule: { id }, price }) => [id, price.incl_tax])).toEqual([
      ['vrij', 0],
      ['stoelen', 2_000],
      ['bon', 4_800],
    ]);
    expect(lines.map(({ total }) => total.incl_tax)).toEqual([10_000, 40_000]);
    expect(totals.payable).toBe(43_200);
    expect(totals.checkout.shipping.price).toEqual({ incl_tax: 0, excl_tax: 0 });
  });

  it('of a cart without discounts are its totals', () => {
    const { totals, lines, discounts } = discountedTotals(cart, [], gross);
    expect([totals.payable, lines, discounts]).toEqual([50_000, totals.checkout.lines, []]);
  });

  const anyLine = fc.record({
    unit: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    rate: fc.constantFrom(2100, 900, 0),
    isQuote: fc.boolean(),
  });
  const anyRule = fc.record({
    kind: fc.constantFrom('amount' as const, 'percentage' as const, 'free_shipping' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
    products: fc.option(fc.uniqueArray(fc.nat(5).map(String))),
  });

  it('adds up on both sides: lines less discounts plus shipping is what the cart costs', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 6 }),
        fc.array(anyRule, { maxLength: 4 }),
        fc.constantFrom('gross' as const, 'net' as const),
        fc.constantFrom('S' as const, 'K' as const),
        (given, rules, priceMode, category) => {
          const lines = given.map(({ unit, quantity, rate, isQuote }, at) =>
            discountLine(String(at), unit, {
              quantity,
              vat_class: classAt(rate),
              type: isQuote ? 'quote' : 'checkout',
            }),
          );
          const applied = rules.map(({ products, ...one }, at) =>
            rule({ ...one, id: `r${at}`, product_ids: products }),
          );
          const settings = { priceMode, vat: { category }, shipping: { amount: 695 } };
          const found = discountedTotals(lines, applied, settings);
          const { figures, shipping } = found.totals.checkout;
          for (const side of ['incl_tax', 'excl_tax'] as const) {
            const before = found.lines.reduce((all, { total }) => all + total[side], 0);
            const off = found.discounts.reduce((all, { price }) => all + price[side], 0);
            const after = side === 'incl_tax' ? figures.price_incl_tax : figures.total_price;
            expect(before - off).toBe(after);
          }
          expect(found.totals.payable).toBe(figures.price_incl_tax + shipping.price.incl_tax);
          expect(found.totals.payable).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a code', () => {
  it.each([
    ['zomer10', 'ZOMER10'],
    ['  Zomer 10 ', 'ZOMER10'],
    ['BLACK-FRIDAY', 'BLACK-FRIDAY'],
  ])('%j is %s', (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
    expect(isCode(code)).toBe(true);
  });

  it.each(['', '-X', 'ÉÉN', 'A_B', 'X'.repeat(41)])('%j is none', (code) => {
    expect(isCode(normaliseCode(code))).toBe(false);
  });
});
