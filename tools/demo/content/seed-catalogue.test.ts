import { tileColumns } from '@etalage/api/seed';
import { expect, it } from 'vitest';
import { demoProducts } from './products/demo-products.ts';

it('has a lowest price for every product of the demo shop; that of a table to measure is its smallest size', () => {
  const lowest = Object.fromEntries(
    demoProducts.map((draft) => [
      draft.id,
      tileColumns({ ...draft, options: draft.options ?? [] }, 'gross').lowest_price_cents,
    ]),
  );
  expect(Object.entries(lowest).filter(([, cents]) => cents === null)).toEqual([]);
  // 490 + 185 × 1.20 × 0.70
  expect(lowest['eettafel-duin']).toBe(64_540);
});
