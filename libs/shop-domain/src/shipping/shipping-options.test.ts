import { describe, expect, it } from 'vitest';
import type { ShippingMethodRules, ShippingRule } from './shipping-method.ts';
import { shippingOptions } from './shipping-options.ts';

function rule(changes: Partial<ShippingRule> = {}): ShippingRule {
  return {
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
    ...changes,
  };
}

const method = (id: string, rules: ShippingRule[], is_pickup = false): ShippingMethodRules => ({
  id,
  title: id,
  is_pickup,
  rules,
});
const load = { weight: 1_000, amount: 5_000, quantity: 2 };
const amsterdam = { country: 'NL', postcode: '1012 AB' };

const amountFor = (changes: Partial<ShippingRule>, cart = load, destination = amsterdam) =>
  shippingOptions(cart, [method('m', [rule(changes)])], destination)[0]?.amount;

describe('shippingOptions', () => {
  it('lists the methods that can deliver, in the order of the owner', () => {
    const methods = [
      method('Pakket', [rule()]),
      method('Duits', [rule({ countries: ['DE'] })]),
      method('Koerier', [rule({ price: 1_500 })]),
    ];
    expect(shippingOptions(load, methods, amsterdam)).toEqual([
      { id: 'Pakket', title: 'Pakket', amount: 695, is_pickup: false },
      { id: 'Koerier', title: 'Koerier', amount: 1_500, is_pickup: false },
    ]);
  });

  it('uses the first rule that applies', () => {
    const rules = [
      rule({ countries: ['NL'], max_weight: 500, price: 300 }),
      rule({ countries: ['NL'], price: 700 }),
      rule({ price: 2_000 }),
    ];
    expect(shippingOptions(load, [method('m', rules)], amsterdam)[0]?.amount).toBe(700);
    expect(shippingOptions({ ...load, weight: 500 }, [method('m', rules)], amsterdam)[0]?.amount).toBe(300);
    expect(shippingOptions(load, [method('m', rules)], { country: 'BE', postcode: '1000' })[0]?.amount).toBe(
      2_000,
    );
  });

  it('compares countries without regard to case, and accepts every country when none is named', () => {
    expect(amountFor({ countries: ['nl'] }, load, { country: ' NL ', postcode: '' })).toBe(695);
    expect(amountFor({ countries: ['BE'] })).toBeUndefined();
    expect(amountFor({ countries: ['BE', 'NL'] })).toBe(695);
    expect(amountFor({}, load, { country: '', postcode: '' })).toBe(695);
  });

  it.each([
    ['1000', '1999', '1012 AB', true],
    ['10', '10', '1012AB', true],
    ['1012', '1012', '1012 ZZ', true],
    ['1013', '1999', '1012 AB', false],
    ['1000', '1011', '1012 AB', false],
    ['', '1012', '1012 AB', true],
    ['1012', '', '9999 XX', true],
    ['1000', '1999', '', false],
    ['BT', 'BT', 'bt1 1aa', true],
    ['1012 AA', '1012 AC', '1012 AB', true],
    ['1012 AC', '1012 AZ', '1012 AB', false],
    ['1012', '1012', '10-12 AB', true],
    ['', '1012', '1013 AB', false],
    ['1012', '', '1011 AB', false],
    ['', '1012', '', false],
    ['1012', '', ' ', false],
    ['', '', '', true],
  ])('postcodes %j to %j include %j: %j', (postcode_from, postcode_to, postcode, isHeld) => {
    expect(amountFor({ postcode_from, postcode_to }, load, { country: 'NL', postcode })).toBe(
      isHeld ? 695 : undefined,
    );
  });

  it.each([
    [{ min_weight: 1_000 }, true],
    [{ min_weight: 1_001 }, false],
    [{ max_weight: 1_000 }, true],
    [{ max_weight: 999 }, false],
    [{ min_amount: 5_000 }, true],
    [{ min_amount: 5_001 }, false],
    [{ max_amount: 5_000 }, true],
    [{ max_amount: 4_999 }, false],
    [{ min_quantity: 2 }, true],
    [{ min_quantity: 3 }, false],
    [{ max_quantity: 2 }, true],
    [{ max_quantity: 1 }, false],
  ])('%j accepts the load: %j', (bounds, isCarried) => {
    expect(amountFor(bounds)).toBe(isCarried ? 695 : undefined);
  });

  it('is free from the configured amount', () => {
    expect(amountFor({ free_from: 5_000 })).toBe(0);
    expect(amountFor({ free_from: 5_001 })).toBe(695);
  });

  it.each([-1, 0.5, NaN, Infinity, 1_000_000_001])('leaves out a method with the price %d', (price) => {
    const methods = [method('a', [rule({ price }), rule()]), method('b', [rule()])];
    expect(shippingOptions(load, methods, amsterdam).map(({ id }) => id)).toEqual(['b']);
  });

  it('offers the highest price, and a price of nothing', () => {
    expect([amountFor({ price: 1_000_000_000 }), amountFor({ price: 0 })]).toEqual([1_000_000_000, 0]);
  });

  it('offers pick-up for any destination, within the limits of the load', () => {
    const pickup = [
      method('Afhalen', [rule({ countries: ['NL'], postcode_from: '9', price: 0, max_weight: 1_000 })], true),
    ];
    expect(shippingOptions(load, pickup, { country: 'US', postcode: '' })).toHaveLength(1);
    expect(shippingOptions({ ...load, weight: 1_001 }, pickup, amsterdam)).toEqual([]);
  });

  it('offers nothing when there is nothing to send', () => {
    expect(
      shippingOptions({ weight: 0, amount: 0, quantity: 0 }, [method('m', [rule()])], amsterdam),
    ).toEqual([]);
  });
});
