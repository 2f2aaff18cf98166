import { describe, expect, it } from 'vitest';
import { checkShippingMethod } from './check-shipping-method.ts';
import type { OwnedShippingRule } from './owned-shipping-method.schema.ts';
import { lostCountries, reachedCountries } from './reached-countries.ts';
import { shippingAnswers } from './shipping-answers.ts';

const plain: OwnedShippingRule = {
  countries: [],
  postcode_from: '',
  postcode_to: '',
  min_weight: null,
  max_weight: null,
  min_amount: null,
  max_amount: null,
  min_quantity: null,
  max_quantity: null,
  price: 695,
  free_from: null,
};
const rule = (changes: Partial<OwnedShippingRule>): OwnedShippingRule => ({ ...plain, ...changes });
const keysOf = (rules: OwnedShippingRule[], is_pickup = false) =>
  Object.entries(checkShippingMethod({ is_pickup, rules })).map(([field, texts]) => [field, texts[0]?.key]);

describe('checkShippingMethod', () => {
  it('accepts a light rule before the rest of a country, and asks for at least one rule', () => {
    const rules = [rule({ countries: ['NL'], max_weight: 500 }), rule({ countries: ['NL'] }), rule({})];
    expect(keysOf(rules)).toEqual([]);
    expect(keysOf([])).toEqual([['rules', 'shipping_rules_missing']]);
  });

  it.each<[Partial<OwnedShippingRule>, string, string]>([
    [{ min_weight: 2, max_weight: 1 }, 'max_weight', 'shipping_limit_order'],
    [{ min_amount: 2, max_amount: 1 }, 'max_amount', 'shipping_limit_order'],
    [{ min_quantity: 2, max_quantity: 1 }, 'max_quantity', 'shipping_limit_order'],
    [{ max_amount: 100, free_from: 101 }, 'free_from', 'shipping_free_never'],
    [{ countries: ['QQ'] }, 'countries', 'shipping_country_unknown'],
    [{ postcode_from: '2000', postcode_to: '1999' }, 'postcode_to', 'shipping_postcode_order'],
    [{ postcode_from: '2000 AB', postcode_to: '19' }, 'postcode_to', 'shipping_postcode_order'],
  ])('names what is wrong with %j', (changes, field, key) => {
    expect(keysOf([rule({ countries: ['BE'], max_weight: 0 }), rule(changes)])).toEqual([
      [`rules.1.${field}`, key],
    ]);
  });

  it('accepts limits that are equal', () => {
    expect(keysOf([rule({ min_weight: 1, max_weight: 1, max_amount: 5, free_from: 5 })])).toEqual([]);
    expect(keysOf([rule({ postcode_from: '1999 AB', postcode_to: '19' })])).toEqual([]);
  });

  it.each<[Partial<OwnedShippingRule>, Partial<OwnedShippingRule>, boolean]>([
    [{}, { countries: ['NL'] }, true],
    [{ countries: ['NL', 'BE'] }, { countries: ['NL'] }, true],
    [{ countries: ['NL'] }, { countries: ['NL', 'BE'] }, false],
    [{ countries: ['NL'] }, {}, false],
    [{ max_weight: 10 }, { max_weight: 5 }, true],
    [{ max_weight: 10 }, {}, false],
    [{ min_weight: 0 }, {}, true],
    [{ min_amount: 5 }, { min_amount: 4 }, false],
    [{ max_quantity: 5 }, { min_quantity: 2, max_quantity: 5 }, true],
    [{ postcode_from: '10', postcode_to: '19' }, { postcode_from: '1100', postcode_to: '1200' }, true],
    [{ postcode_from: '10', postcode_to: '19' }, { postcode_from: '1900', postcode_to: '20' }, false],
    [{ postcode_from: '10', postcode_to: '19' }, { postcode_from: '1900', postcode_to: '19' }, true],
    [{ postcode_from: '1000', postcode_to: '1999' }, { postcode_from: '1000', postcode_to: '19' }, false],
    [{ postcode_to: '19' }, {}, false],
    [{}, { postcode_to: '19' }, true],
  ])('a rule after %j with %j never applies: %j', (earlier, later, isNever) => {
    const expected = isNever ? [['rules.1', 'shipping_rule_never']] : [];
    expect(keysOf([rule(earlier), rule(later)])).toEqual(expected);
  });

  it('a rule that never applies is never the one that gives the price', () => {
    const parts: Partial<OwnedShippingRule>[] = [
      {},
      { countries: ['NL'] },
      { postcode_from: '10', postcode_to: '19' },
      { postcode_from: '1012', postcode_to: '1012 AB' },
      { max_weight: 100 },
      { min_weight: 100 },
      { min_amount: 5, max_amount: 50 },
    ];
    for (const first of parts)
      for (const second of parts) {
        const rules = [rule({ ...first, price: 1 }), rule({ ...second, price: 2 })];
        if (keysOf(rules).length === 0) continue;
        for (const postcode of ['', '1012 AB', '1999', '0999', '2000'])
          for (const weight of [0, 100, 101])
            for (const amount of [4, 5, 51]) {
              const load = { weight, amount, quantity: 1 };
              const methods = [{ id: 'm', title: 'm', is_pickup: false, rules }];
              expect(shippingAnswers(load, methods, { country: 'NL', postcode })[0]?.amount).not.toBe(2);
            }
      }
  });

  it('ignores countries and postcodes of pick-up', () => {
    const rules = [rule({ countries: ['QQ'], postcode_from: '2', postcode_to: '1' })];
    expect(keysOf(rules, true)).toEqual([]);
    expect(keysOf([rule({ countries: ['NL'] }), rule({ countries: ['BE'] })], true)).toEqual([
      ['rules.1', 'shipping_rule_never'],
    ]);
  });
});

describe('shippingAnswers', () => {
  const answer = (rules: OwnedShippingRule[], is_pickup = false) =>
    shippingAnswers(
      { weight: 1_000, amount: 5_000, quantity: 2 },
      [{ id: 'm', title: 'M', is_pickup, rules }],
      { country: 'NL', postcode: '1012 AB' },
    )[0];

  it.each<[OwnedShippingRule[], string]>([
    [[rule({ countries: ['BE'] })], 'country'],
    [[rule({ postcode_to: '0999' })], 'postcode'],
    [[rule({ max_weight: 1 })], 'weight'],
    [[rule({ min_amount: 6_000 })], 'amount'],
    [[rule({ min_quantity: 3 })], 'quantity'],
    [[rule({ price: -1 }), rule({})], 'price'],
    [[rule({ max_weight: 1 }), rule({ countries: ['BE'] })], 'weight'],
    [[], 'rules'],
  ])('%# says why a method is not offered: %s', (rules, obstacle) => {
    expect(answer(rules)).toMatchObject({ amount: null, obstacle });
  });

  it('gives the price, also of pick-up for another country', () => {
    expect(answer([rule({})])).toEqual({
      id: 'm',
      title: 'M',
      is_pickup: false,
      amount: 695,
      obstacle: null,
    });
    expect(answer([rule({ countries: ['BE'], free_from: 5_000 })], true)).toMatchObject({ amount: 0 });
  });
});

describe('the countries that methods reach', () => {
  const to = (...countries: string[]) => ({ is_pickup: false, rules: [rule({ countries })] });

  it('are those of any rule; pick-up reaches none', () => {
    expect([...reachedCountries([to('nl', 'BE'), { ...to('DE'), is_pickup: true }])]).toEqual(['NL', 'BE']);
    expect(reachedCountries([to('NL'), to()]).has('PT')).toBe(true);
    expect(reachedCountries([]).size).toBe(0);
  });

  it('are lost when no rule names them any more', () => {
    expect(lostCountries([to('NL', 'BE'), to('BE', 'DE')], [to('NL'), to('BE')])).toEqual(['DE']);
    expect(lostCountries([to('NL')], [to()])).toEqual([]);
    expect(lostCountries([to('NL')], [])).toEqual(['NL']);
  });
});
