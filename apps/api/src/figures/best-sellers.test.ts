import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findBestSellers } from './best-sellers.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ id: 'a', host: 'a.test' });
const { pool } = database.admin;
const now = new Date('2026-11-27T10:15:00Z');
const DAYS = 3;

/** Turnover per day of products p0, p1, …; a negative one was paid back. */
type Sold = readonly (readonly number[])[];

async function store(sold: Sold): Promise<void> {
  await pool.query('delete from product_sales');
  await pool.query(
    `insert into product_sales (website_id, unit, starts, product_id, title, pieces, turnover)
     select 'a', 'day', date '2026-11-27' - (d - 1)::int, 'p' || n - 1, 'Product', 1, value::bigint
     from jsonb_array_elements($1::jsonb) with ordinality as days (products, d),
       jsonb_array_elements_text(products) with ordinality as sales (value, n)`,
    [JSON.stringify(sold)],
  );
}

function expected(sold: Sold) {
  const sums = new Map<string, number>();
  for (const day of sold) {
    for (const [index, value] of day.entries()) sums.set(`p${index}`, (sums.get(`p${index}`) ?? 0) + value);
  }
  return [...sums]
    .filter(([, turnover]) => turnover > 0)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, 5);
}

const found = async () => {
  const rows = await withWebsite(database.app, website, (tx) =>
    findBestSellers(tx, website, { days: DAYS, now }),
  );
  return rows.map(({ product_id: id, turnover }) => [id, turnover]);
};

it.each([
  ['sales that are much alike, of which the best cannot be told from the best of each day', 99, 101],
  ['sales that differ much', 0, 100_000],
  ['sales and refunds', -500, 500],
])('equals the sum of all: %s', { timeout: 60_000 }, async (_kind, min, max) => {
  // More products than are looked at first.
  const day = fc.array(fc.integer({ min, max }), { minLength: 0, maxLength: 120, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: DAYS, maxLength: DAYS }), async (sold) => {
      await store(sold);
      expect(await found()).toEqual(expected(sold));
    }),
    { numRuns: 60 },
  );
});

it('finds one that is never among the best of a day, and is the best of all', async () => {
  const others = (day: number) =>
    Array.from({ length: 150 }, (_, n) => (Math.floor(n / 50) === day ? 1000 + n : 0));
  const sold = [0, 1, 2].map((day) => [900, ...others(day)]);
  await store(sold);
  expect((await found())[0]).toEqual(['p0', 2700]);
});

it('finds what was sold when the best of a day were paid back later', async () => {
  const first = Array.from({ length: 80 }, (_, n) => (n < 50 ? 1000 : 10));
  const second = Array.from({ length: 80 }, (_, n) => (n < 50 ? -1000 : 0));
  await store([second, first, []]);
  expect(await found()).toEqual(['p50', 'p51', 'p52', 'p53', 'p54'].map((id) => [id, 10]));
});
