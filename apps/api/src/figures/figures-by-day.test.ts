import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { findParts, findSales, findVisits } from './figures.repository.ts';
import { rangesOf } from './ranges.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ id: 'a', host: 'a.test' });
const { pool } = database.admin;

// One order in each hour and two visits in each second hour of 26 months, with both changes of the clock in each year.
await pool.query(`
  insert into sale_hours (website_id, hour, turnover, orders)
  select 'a', at, 100 + extract(epoch from at)::bigint / 3600 % 97, 1
  from generate_series('2024-10-01T00:00Z'::timestamptz, '2026-12-01T00:00Z', interval '1 hour') at`);
await pool.query(`
  insert into visit_counts (website_id, hour, visits)
  select 'a', at, 2 from generate_series('2024-10-01T00:00Z'::timestamptz, '2026-12-01T00:00Z', interval '2 hours') at`);

const byDay = async (hours: string, sum: string, days: string) =>
  (
    await pool.query(`
      select coalesce(h.day, d.day)::text as day, h.sum::int as of_hours, d.sum::int as of_days
      from (select (hour at time zone 'Europe/Amsterdam')::date as day, sum(${sum}) as sum from ${hours} group by 1) h
      full join (select day, ${sum} as sum from ${days} where ${sum} <> 0) d using (day)
      where h.sum is distinct from d.sum`)
  ).rows;

it('each day has the sum of its hours, however these were changed', async () => {
  await pool.query(`update sale_hours set turnover = turnover - 350, orders = orders + 2
    where extract(hour from hour) in (0, 21, 22, 23)`);
  await pool.query(`delete from sale_hours where extract(hour from hour) in (5, 23)`);
  await pool.query(`delete from visit_counts where hour < '2024-11-05T12:00Z'`);
  await pool.query(`insert into visit_counts as c values ('a', '2026-10-25T00:00Z', 5)
    on conflict (website_id, hour) do update set visits = c.visits + excluded.visits`);
  expect(await byDay('sale_hours', 'turnover', 'sale_days')).toEqual([]);
  expect(await byDay('sale_hours', 'orders', 'sale_days')).toEqual([]);
  expect(await byDay('visit_counts', 'visits', 'visit_days')).toEqual([]);
  const { rows } = await pool.query(`select visits from visit_days where day = '2026-10-25'`);
  // The day on which the clock goes back has 25 hours, thirteen of which are even in UTC.
  expect(rows).toEqual([{ visits: 2 * 13 + 5 }]);
});

it.each([
  { days: 1, now: '2026-11-27T10:15:00Z' },
  { days: 1, now: '2026-10-25T22:30:00Z' },
  { days: 7, now: '2026-03-29T21:59:00Z' },
  { days: 30, now: '2026-10-25T23:00:00Z' },
  { days: 30, now: '2026-11-11T22:59:59.999Z' },
  { days: 365, now: '2026-01-01T00:30:00Z' },
  { days: 365, now: '2026-11-27T10:15:00Z' },
])('of $days days until $now, each part has what its hours have', async ({ days, now }) => {
  const { found, parts } = await withWebsite(database.app, website, async (tx) => {
    const read = await findParts(tx, { days, now: new Date(now) });
    return { parts: read, found: [await findSales(tx, website, read), await findVisits(tx, website, read)] };
  });
  const [sales = [], visits = []] = found;
  const expected = [];
  for (const { from, until } of rangesOf(parts)) {
    const sumOf = async (table: string, sum: string) =>
      (
        await pool.query(
          `select coalesce(sum(${sum}), 0)::int as sum from ${table} where hour >= $1 and hour < $2`,
          [from, until ?? 'infinity'],
        )
      ).rows[0].sum;
    expected.push({
      turnover: await sumOf('sale_hours', 'turnover'),
      orders: await sumOf('sale_hours', 'orders'),
      visits: await sumOf('visit_counts', 'visits'),
    });
  }
  const inOrder = (rows: typeof sales) => rows.toSorted((one, other) => one.place - other.place);
  expect(
    inOrder(sales).map(({ turnover, orders }, index) => ({
      turnover,
      orders,
      visits: inOrder(visits)[index]?.visits,
    })),
  ).toEqual(expected);
});

it('a website that is deleted takes its days along', async () => {
  await database.createWebsite({ id: 'gone', host: 'gone.test' });
  await pool.query(`insert into sale_hours values ('gone', '2026-11-27T10:00Z', 100, 1)`);
  await pool.query(`insert into visit_counts values ('gone', '2026-11-27T10:00Z', 3)`);
  expect((await pool.query(`select turnover from sale_days where website_id = 'gone'`)).rows).toEqual([
    { turnover: 100 },
  ]);
  await pool.query(`delete from websites where id = 'gone'`);
  for (const table of ['sale_days', 'visit_days'])
    expect((await pool.query(`select from ${table} where website_id = 'gone'`)).rowCount).toBe(0);
});
