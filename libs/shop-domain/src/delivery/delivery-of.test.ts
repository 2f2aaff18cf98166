import { describe, expect, it } from 'vitest';
import { deliveryOf, isDelivery } from './delivery-of.ts';

const own = { delivery_from: 10, delivery_to: 15 };
const none = { delivery_from: null, delivery_to: null };
const shop = { from: 1, to: 3 };

describe('deliveryOf', () => {
  it.each([
    ['the own one', { ...own, kind: 'goods' }, shop, { from: 10, to: 15 }],
    ['that of the shop', { ...none, kind: 'goods' }, shop, shop],
    ['nothing', { ...none, kind: 'goods' }, null, null],
    ['nothing of a service', { ...none, kind: 'services' }, shop, null],
    ['the own one of a service', { ...own, kind: 'services' }, null, { from: 10, to: 15 }],
  ] as const)('is %s', (_name, product, ofShop, days) => {
    expect(deliveryOf(product, ofShop)).toEqual(days);
  });
});

it.each([
  [null, null, true],
  [1, 1, true],
  [1, 3, true],
  [3, 1, false],
  [0, 1, false],
  [1, 366, false],
  [1, null, false],
  [null, 1, false],
])('from %j to %j is one: %j', (delivery_from, delivery_to, is) => {
  expect(isDelivery({ delivery_from, delivery_to })).toBe(is);
});
