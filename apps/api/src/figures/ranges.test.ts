import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findParts, findSales } from './figures.repository.ts';
import { seriesOf } from './series-of.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ id: 'a', host: 'a.test' });
const { pool } = database.admin;

/** The orders of each part, when one was placed in each hour of eight days before now. */
async function ordersOf(days: number, now: Date) {
  await pool.query('delete from sale_hours');
  await pool.query(
    `insert into sale_hours (website_id, hour, turnover, orders)
     select 'a', date_trunc('hour', $1::timestamptz) - n * interval '1 hour', 100, 1 from generate_series(0, 24 * 8) n`,
    [now],
  );
  return withWebsite(database.app, website, async (tx) => {
    const parts = await findParts(tx, { days, now });
    const series = seriesOf(parts, await findSales(tx, website, parts));
    return {
      now: series.map((part) => part.now.orders),
      before: series.map((part) => part.before.orders),
    };
  });
}

const hours = (count: number) => Array.from({ length: count }, () => 1);

it('the hour that comes twice in autumn is one part, with what was sold in both', async () => {
  const autumn = await ordersOf(1, new Date('2026-10-25T22:30:00Z'));
  expect(autumn.now).toEqual([1, 1, 2, ...hours(21)]);
  expect(autumn.before).toEqual(hours(24));
  const after = await ordersOf(1, new Date('2026-10-26T22:30:00Z'));
  expect(after.now).toEqual(hours(24));
  expect(after.before).toEqual([1, 1, 2, ...hours(21)]);
});

it('the hour that is left out in spring has nothing', async () => {
  const spring = await ordersOf(1, new Date('2027-03-28T21:30:00Z'));
  expect(spring.now).toEqual([1, 1, 0, ...hours(21)]);
  expect(spring.before).toEqual(hours(24));
});

it('a day has 25 hours in autumn and 23 in spring, and today ends now', async () => {
  const autumn = await ordersOf(3, new Date('2026-10-26T10:15:00Z'));
  expect(autumn.now).toEqual([24, 25, 12]);
  expect(autumn.before).toEqual([24, 24, 12]);
  const spring = await ordersOf(3, new Date('2027-03-29T10:15:00Z'));
  expect(spring.now).toEqual([24, 23, 13]);
  expect(spring.before).toEqual([24, 24, 13]);
});
