import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { recountSales } from '../db/migrations/net-turnover/recount-sales.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { findMissedSearches, findParts, findSales, findVisits } from './figures.repository.ts';
import { findBestSellers } from './best-sellers.ts';
import { deleteOldFigures } from './delete-old-figures.ts';
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
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method, status,
       total_excl_tax, total_tax, total_incl_tax, created_at, payment_status)
     values ($1, $2, $2, $2, $2, 'x@x.nl', '{}', '{}', $3, $4, $5, 0, $5, $6, $7)`,
    [website, id, method, status, cents, at, paid ? 'paid' : ''],
  );
  await client.query(
    `insert into order_lines (website_id, order_id, position, product_id, title, quantity, unit_excl_tax,
       unit_incl_tax, total_excl_tax, total_incl_tax, options)
     values ($1, $2, 1, $3, $3, 2, 0, 0, $4, $4, '[]')`,
    [website, id, `p${cents % 10}`, cents],
  );
  await client.query('commit');
  client.release();
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
    return seriesOf(parts, [...(await findSales(tx, a, parts)), ...(await findVisits(tx, a, parts))]);
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
  // Of three that were refused, one is about a form and one was sent again.
  for (const [key, again] of [
    ['order-confirmation:x', null],
    ['order-refund:x', 'now()'],
    ['form:x:0', null],
  ])
    await pool.query(
      `insert into mail_outbox (website_id, id, unique_key, recipient, reply_to, sender_name, subject, html, text, status,
         sent_again_at) values ('a', '${key}', '${key}', 'x@x.nl', '', '', 'x', '', '', 'failed', ${again})`,
    );
  const none = {
    to_send: 0,
    quotes: 0,
    failed_payments: 0,
    charged_back: 0,
    later_open: 0,
    later_overdue: 0,
    withdrawals: 0,
    low_stock: 0,
    legal: 0,
    submissions: 0,
    questions: 0,
    vat_corrections: 0,
    peppol_stuck: 0,
  };
  const shop = { ...none, to_send: 2, refused_mails: 1 };
  expect(await ask('owner')).toEqual({ ...shop, refused_mails: 2, start: null });
  expect(await ask('shop')).toEqual({ ...shop, start: null });
  expect(await ask('editor')).toEqual({ ...none, refused_mails: 0, start: null });
});

it('an owner of a new shop sees which steps are done', async () => {
  const fresh = await database.createWebsite({ id: 'c', host: 'c.test' });
  const own = await startOwnerApi(database, figuresHandlers, fresh, b);
  const start = async () => (await own.call('getToDo', { website_id: 'c', project_id: 'c' })).body.start;
  const nothing = {
    company: false,
    product: false,
    shipping: false,
    payment: false,
    published: false,
    legal: false,
  };
  expect(await start()).toEqual(nothing);
  await pool.query(`update websites set settings = '{"company": {"name": "Houtwerk"}}' where id = 'c'`);
  await pool.query(
    `insert into shipping_methods (website_id, id, title, rules) values ('c', 's', 'Post', '[]')`,
  );
  expect(await start()).toEqual({ ...nothing, company: true, shipping: true });
  // What was deleted, or has no account yet, is not offered to customers.
  await pool.query(`update shipping_methods set deleted_at = now() where website_id = 'c'`);
  await pool.query(
    `insert into payment_methods (website_id, id, title, provider) values ('c', 'wire', 'Overboeking', 'offline')`,
  );
  expect(await start()).toEqual({ ...nothing, company: true });
  await pool.query(
    `update payment_methods set transfer = '{"iban": "x", "holder": "y", "days": 14}' where website_id = 'c'`,
  );
  const known = { ...nothing, company: true, payment: true };
  expect(await start()).toEqual(known);
  // A check that found what must be mended is not done yet.
  await pool.query(
    `insert into legal_checks (website_id, findings, pages, products, skipped)
     values ('c', '[{"key": "k", "gravity": "must"}]', 1, 1, 0)`,
  );
  expect(await start()).toEqual(known);
  await pool.query(
    `insert into legal_asides (website_id, key, reason, member_name) values ('c', 'k', 'x', 'Noor')`,
  );
  expect(await start()).toEqual({ ...known, legal: true });
});

it('figures follow every change of an order, and equal what the orders say', async () => {
  const own = await database.createWebsite({ id: 'd', host: 'd.test' });
  for (let turn = 0; turn < 12; turn += 1) {
    const at = new Date(Date.parse('2026-11-27T10:00:00Z') - (turn % 4) * 3_600_000 * 20).toISOString();
    await sold(own, { at, cents: 100 + turn, method: turn % 2 ? 'ideal' : 'wire' });
  }
  const statuses = ['', 'open', 'paid', 'failed', 'partially_refunded', 'refunded', 'charged_back', 'paid'];
  const change = (turn: number) =>
    pool.query(
      `update orders set payment_status = $2, status = $3 where website_id = 'd' and total_excl_tax % 4 = $1`,
      [turn % 4, statuses[turn % statuses.length], turn % 5 === 0 ? 'cancelled' : 'placed'],
    );
  const hours = `select hour, turnover, orders from sale_hours where website_id = 'd' and orders <> 0`;
  const fromOrders = `select date_trunc('hour', created_at) as hour, sum(total_excl_tax)::bigint as turnover,
      count(*)::int as orders from orders
    where website_id = 'd' and is_sale(status, payment_method, payment_status, is_test) group by 1`;
  const products = `select product_id, sum(pieces)::int as pieces, sum(turnover)::bigint as turnover from product_sales
    where website_id = 'd' and unit = 'day' group by 1 having sum(pieces) <> 0`;
  const fromLines = `select l.product_id, sum(l.quantity)::int as pieces, sum(l.total_excl_tax)::bigint as turnover
    from orders o join order_lines l on l.website_id = o.website_id and l.order_id = o.id
    where o.website_id = 'd' and is_product_sale(o) group by 1`;
  const rowsOf = async (text: string) => (await pool.query(`${text} order by 1`)).rows;
  for (let turn = 0; turn < 40; turn += 1) {
    await change(turn);
    expect(await rowsOf(hours)).toEqual(await rowsOf(fromOrders));
    expect(await rowsOf(products)).toEqual(await rowsOf(fromLines));
  }
  // All at once, in the same hours.
  const ids = (await pool.query(`select id from orders where website_id = 'd'`)).rows as { id: string }[];
  await Promise.all(
    ids.map(({ id }) =>
      pool.query(`update orders set payment_status = 'paid', status = 'placed' where id = $1`, [id]),
    ),
  );
  expect(await rowsOf(hours)).toEqual(await rowsOf(fromOrders));
  expect(await rowsOf(products)).toHaveLength(10);
  // Counted anew, as for orders from before, they are the same.
  const all = `select * from product_sales where website_id = 'd' and pieces <> 0 order by unit, starts, product_id`;
  const followed = (await pool.query(all)).rows as object[];
  await database.admin.global
    .transaction()
    .execute(async (tx) => recountSales(tx as unknown as Kysely<unknown>));
  expect((await pool.query(all)).rows).toEqual(followed);
  expect(await rowsOf(hours)).toEqual(await rowsOf(fromOrders));
});

it('a refund is taken off on its own day until it fails, and a test is no turnover', async () => {
  const own = await database.createWebsite({ id: 'e', host: 'e.test' });
  await sold(own, { at: '2026-11-26T10:00:00Z', cents: 10_000, method: 'ideal', paid: true });
  const [order] = (await pool.query(`select id from orders where website_id = 'e'`)).rows as { id: string }[];
  await pool.query(
    `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
     values ('e', 'pay', $1, 1, 'ideal', 12100, 'EUR')`,
    [order?.id],
  );
  // Somebody tried it as well.
  await pool.query(
    `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency, is_test)
     values ('e', 'try', $1, 2, 'ideal', 12100, 'EUR', true)`,
    [order?.id],
  );
  const refund = (id: string, kind: string, split: object, payment = 'pay') =>
    pool.query(
      `insert into refunds (website_id, id, order_id, payment_id, kind, by_hand, amount, split, restock, reason,
         member_name, state, created_at)
       values ('e', $1, $2, $5, $3, false, 121, $4, '[]', '', '', 'sent', '2026-11-27T09:30Z')`,
      [id, order?.id, kind, JSON.stringify(split), payment],
    );
  await refund('part', 'order', { rates: [{ vat: 'S:2100', gross: 121, tax: 21 }] });
  await refund('twice', 'double', { rates: [] });
  await refund('test', 'order', { rates: [{ vat: 'S:2100', gross: 121, tax: 21 }] }, 'try');
  const hours = async () =>
    (await pool.query(`select turnover, orders from sale_hours where website_id = 'e' order by hour`)).rows;
  expect(await hours()).toEqual([
    { turnover: 10_000, orders: 1 },
    { turnover: -100, orders: 0 },
  ]);
  await pool.query(`update refunds set state = 'failed' where website_id = 'e'`);
  expect((await hours())[1]).toEqual({ turnover: 0, orders: 0 });
  await pool.query(`update orders set is_test = true where website_id = 'e'`);
  expect((await hours())[0]).toEqual({ turnover: 0, orders: 0 });
});

it('forgets visits and days after their time, and keeps hours and months of sales', async () => {
  const old = '2020-01-01T10:00:00Z';
  await sold(b, { at: old, cents: 7 });
  await pool.query(`insert into visit_counts values ('b', $1, 3)`, [old]);
  await withWebsite(database.app, b, (tx) => deleteOldFigures(tx, b, now));
  const left = await pool.query(`select
    (select count(*)::int from visit_counts where website_id = 'b') as visits,
    (select count(*)::int from product_sales where website_id = 'b' and unit = 'day') as days,
    (select count(*)::int from product_sales where website_id = 'b' and unit = 'month') as months,
    (select count(*)::int from sale_hours where website_id = 'b') as hours`);
  expect(left.rows[0]).toEqual({ visits: 1, days: 1, months: 2, hours: 2 });
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
