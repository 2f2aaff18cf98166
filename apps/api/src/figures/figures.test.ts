import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import {
  findBestSellers,
  findMissedSearches,
  findParts,
  findSales,
  findVisits,
} from './figures.repository.ts';
import { figuresHandlers } from './handlers.ts';
import { seriesOf, totalOf } from './series-of.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, figuresHandlers, a, b);
const { pool } = database.admin;

/** A Friday, a quarter past eleven in the Netherlands. */
const now = new Date('2026-11-27T10:15:00Z');

interface Sold {
  readonly at: string;
  readonly cents: number;
  readonly method?: string;
  readonly status?: string;
  readonly paid?: boolean;
}
let number = 0;
async function sold(website: string, { at, cents, method = 'wire', status = 'placed', paid = false }: Sold) {
  number += 1;
  const id = `o${number}`;
  await pool.query(
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method, status,
       total_excl_tax, total_tax, total_incl_tax, created_at)
     values ($1, $2, $2, $2, $2, 'x@x.nl', '{}', '{}', $3, $4, $5, 0, $5, $6)`,
    [website, id, method, status, cents, at],
  );
  await pool.query(
    `insert into order_lines (website_id, order_id, position, product_id, title, quantity, unit_excl_tax,
       unit_incl_tax, total_excl_tax, total_incl_tax, options)
     values ($1, $2, 1, $3, $3, 2, 0, 0, $4, $4, '[]')`,
    [website, id, `p${cents % 10}`, cents],
  );
  if (!paid) return;
  await pool.query(
    `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
     values ($1, $2, $2, 1, $3, $4, 'EUR')`,
    [website, id, method, cents],
  );
  await pool.query(
    `insert into payment_events (website_id, order_id, attempt_id, status) values ($1, $2, $2, 'paid')`,
    [website, id],
  );
}

// Yesterday at 23:30 in the Netherlands is the 26th there.
await sold(a, { at: '2026-11-26T22:30:00Z', cents: 1001 });
await sold(a, { at: '2026-11-26T23:10:00Z', cents: 2002 });
await sold(a, { at: '2026-11-27T10:00:00Z', cents: 4001, method: 'ideal', paid: true });
await sold(a, { at: '2026-11-27T10:01:00Z', cents: 8001, method: 'ideal' });
await sold(a, { at: '2026-11-27T10:02:00Z', cents: 16001, status: 'cancelled' });
await sold(a, { at: '2026-11-26T09:00:00Z', cents: 100 });
await sold(a, { at: '2026-11-20T09:00:00Z', cents: 500 });
await sold(b, { at: '2026-11-27T10:00:00Z', cents: 999 });
await pool.query(`insert into visit_counts values ('a', '2026-11-27T09:00Z', 3), ('a', '2026-11-26T08:00Z', 5),
  ('a', '2026-11-26T20:00Z', 7), ('b', '2026-11-27T09:00Z', 11)`);
await pool.query(`insert into missed_searches values ('a', '2026-11-27', 'hangmat', 2), ('a', '2026-11-25', 'hangmat', 3),
  ('a', '2026-11-25', 'wip', 4), ('b', '2026-11-27', 'anders', 9)`);

const seriesFor = (days: number) =>
  withWebsite(database.app, a, async (tx) => {
    const period = { days, now };
    const parts = await findParts(tx, period);
    return seriesOf(parts, [...(await findSales(tx, a, period)), ...(await findVisits(tx, a, period))]);
  });

it('today has its hours since midnight in the Netherlands, beside the same hours of yesterday', async () => {
  const series = await seriesFor(1);
  expect(series[0]?.at).toEqual(new Date('2026-11-26T23:00:00Z'));
  expect(series).toHaveLength(12);
  // Cancelled and unpaid orders do not count; what happened later on yesterday's clock does not either.
  expect(totalOf(series.map((part) => part.now))).toEqual({ turnover: 6003, orders: 2, visits: 3 });
  expect(totalOf(series.map((part) => part.before))).toEqual({ turnover: 100, orders: 1, visits: 5 });
  expect(series.filter(({ now: { orders } }) => orders > 0).map(({ at }) => at.toISOString())).toEqual([
    '2026-11-26T23:00:00.000Z',
    '2026-11-27T10:00:00.000Z',
  ]);
});

it('a week has its days, and what is at the same place of the week before', async () => {
  const series = await seriesFor(7);
  expect(series.map(({ now: { turnover } }) => turnover)).toEqual([0, 0, 0, 0, 0, 1101, 6003]);
  expect(series.map(({ before: { turnover } }) => turnover)).toEqual([0, 0, 0, 0, 0, 0, 500]);
  expect(totalOf(series.map((part) => part.now)).visits).toBe(15);
});

it('a month has 30 days, and a year its weeks', async () => {
  expect(await seriesFor(30)).toHaveLength(30);
  const weeks = await seriesFor(365);
  expect(weeks).toHaveLength(53);
  expect(totalOf(weeks.map((part) => part.now)).orders).toBe(5);
});

it('best sellers go by turnover, and searches in vain by number, both of the period', async () => {
  await withWebsite(database.app, a, async (tx) => {
    expect(await findBestSellers(tx, a, { days: 1, now })).toEqual([
      { product_id: 'p1', title: 'p1', pieces: 2, turnover: 4001 },
      { product_id: 'p2', title: 'p2', pieces: 2, turnover: 2002 },
    ]);
    expect(await findMissedSearches(tx, a, { days: 7, now })).toEqual([
      { words: 'hangmat', count: 5 },
      { words: 'wip', count: 4 },
    ]);
    expect(await findMissedSearches(tx, a, { days: 1, now })).toEqual([{ words: 'hangmat', count: 2 }]);
  });
});

it('says what waits for each role', async () => {
  await sold(a, { at: new Date().toISOString(), cents: 1, method: 'ideal', paid: true });
  await pool.query(
    `update orders set sent = 'all' where website_id = 'a' and created_at < '2026-11-26T23:05Z'`,
  );
  const ask = async (role: string) =>
    (await api.call('getToDo', { website_id: a, project_id: a }, as(role))).body;
  const shop = { to_send: 3, quotes: 0, failed_payments: 0, low_stock: 0, submissions: 0 };
  expect(await ask('owner')).toEqual({ ...shop, start: null });
  expect(await ask('shop')).toEqual({ ...shop, start: null });
  expect(await ask('editor')).toEqual({ ...shop, to_send: 0, start: null });
});

it('an owner of a new shop sees which steps are done', async () => {
  const fresh = await database.createWebsite({ id: 'c', host: 'c.test' });
  const own = await startOwnerApi(database, figuresHandlers, fresh, b);
  const start = async () => (await own.call('getToDo', { website_id: 'c', project_id: 'c' })).body.start;
  const nothing = { company: false, product: false, shipping: false, payment: false, published: false };
  expect(await start()).toEqual(nothing);
  await pool.query(`update websites set settings = '{"company": {"name": "Houtwerk"}}' where id = 'c'`);
  await pool.query(
    `insert into shipping_methods (website_id, id, title, rules) values ('c', 's', 'Post', '[]')`,
  );
  expect(await start()).toEqual({ ...nothing, company: true, shipping: true });
});

const ids = { website_id: a, project_id: a };
ownerContractCases({
  database,
  api,
  endpoint: 'getFigures',
  otherWebsite: b,
  notFor: ['editor'],
  good: async () => ({ ...ids, days: 7 }),
  refused: async () => [{ title: 'other days', body: { ...ids, days: 8 }, code: 'validation_failed' }],
});
ownerContractCases({
  database,
  api,
  endpoint: 'getToDo',
  otherWebsite: b,
  notFor: [],
  good: async () => ids,
});
