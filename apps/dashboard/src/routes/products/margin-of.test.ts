import { expect, it } from 'vitest';
import { marginOf } from './margin-of.ts';

it.each([
  [8264, 4132, { cents: 4132, basisPoints: 5000 }],
  [10_000, 3333, { cents: 6667, basisPoints: 6670 }],
  [10_000, 12_000, { cents: -2000, basisPoints: -2000 }],
  [0, 100, { cents: -100, basisPoints: null }],
])('of a price of %i cents and a cost of %i', (price, cost, margin) => {
  expect(marginOf(price, cost)).toEqual(margin);
});
