import { describe, expect, it } from 'vitest';
import { demoProducts } from '../content/products/demo-products.ts';
import { demoQueries } from './demo-queries.ts';
import { gardenProducts } from './garden-shop.ts';
import { gardenQueries } from './garden-queries.ts';
import { isExpected } from './query.ts';

describe('the queries', () => {
  it.each([
    ['the demo shop', demoQueries, demoProducts.map(({ id }) => id)],
    ['the shop for the garden', gardenQueries, gardenProducts().map(({ id }) => id)],
  ])('of %s are a hundred different ones, which expect products that exist', (_, queries, ids) => {
    expect(new Set(queries.map(([, typed]) => typed)).size).toBe(100);
    expect(new Set(ids).size).toBe(ids.length);
    const absent = queries.flatMap(([, , ...expected]) =>
      expected.filter((one) => !ids.some((id) => isExpected(id, [one]))),
    );
    expect(absent).toEqual([]);
  });
});
