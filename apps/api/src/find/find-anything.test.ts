import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { documentFixture } from '../testing/document-fixture.ts';
import { as, ownerContractCases } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { findHandlers } from './handlers.ts';

const { database, api, ids, websiteId, otherWebsite, page } = await documentFixture(findHandlers);
const shop = shopFixture(database, websiteId);
const { pool } = database.admin;

interface Found {
  kind: string;
  id: string;
  title: string;
  detail: string;
}
const find = async (query: string, member = 'owner') =>
  ((await api.call('findAnything', { ...ids, query }, as(member))).body as unknown as { found: Found[] })
    .found;

const fillOrders = (website: string, count: number, lastName = 'Zeeman') =>
  pool.query(
    `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
       total_excl_tax, total_tax, total_incl_tax, created_at)
     select $1, 'o' || n, 't' || n, '2030-' || lpad(n::text, greatest(4, length(n::text)), '0'), 'c' || n, 'a@b.nl',
       jsonb_build_object('invoice_company', 'Bakkerij Ånders ' || n, 'invoice_firstname', 'Anna',
         'invoice_lastname', $3::text || n), '{}', 'x', 1, 0, 1, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n on conflict do nothing`,
    [website, count, lastName],
  );
/**
 * The rows of a call, and the pages that the database looked at for it, as the role of the program. A connection reads
 * pages of the catalogue the first time, so the second time counts.
 */
async function costOf(call: string): Promise<{ found: number; pages: number }> {
  return withWebsite(database.app, websiteId, async (tx) => {
    await sql`select * from ${sql.raw(call)}`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      explain (analyze, buffers, format json) select * from ${sql.raw(call)}`.execute(tx);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    return { found: plan['Actual Rows'] ?? 0, pages };
  });
}

ownerContractCases({
  database,
  api,
  otherWebsite,
  endpoint: 'findAnything',
  good: async () => ({ ...ids, query: 'pagina' }),
  notFor: [],
});

describe('findAnything', () => {
  it('finds pages, menus and products whose name or address contains every word, without accents and case', async () => {
    const { id, path } = await page();
    await pool.query(`update pages set title = 'Één boom' where id = $1`, [id]);
    await pool.query(`insert into menus (website_id, id, title) values ($1, 'm', 'Boommenu')`, [websiteId]);
    await shop.product({ id: 'p', title: 'Boomstam', url: '/boomstam' });
    expect(await find('BOOM een')).toEqual([{ kind: 'pages', id, title: 'Één boom', detail: path }]);
    expect((await find('boom')).map(({ kind }) => kind)).toEqual(['pages', 'menus', 'products']);
    expect(await find(`${path.slice(1)} iets`)).toEqual([]);
  });

  it('finds at most five of a kind, and only on this website', async () => {
    for (let made = 0; made < 7; made++) {
      const { id } = await page();
      await pool.query(`update pages set title = 'Zevenmaal' where id = $1`, [id]);
    }
    const foreign = await page('x', { website: otherWebsite });
    await pool.query(`update pages set title = 'Zevenmaal elders' where id = $1`, [foreign.id]);
    expect(await find('zevenmaal')).toHaveLength(5);
    expect(await find('elders')).toEqual([]);
  });

  it('shows a member of the shop no pages, and an editor no orders', async () => {
    await page();
    expect((await find('a', 'shop')).filter(({ kind }) => kind !== 'products' && kind !== 'orders')).toEqual(
      [],
    );
    expect((await find('a', 'editor')).filter(({ kind }) => kind === 'orders')).toEqual([]);
  });

  it('finds orders by a part of number or customer, the newest first, and one or two letters at the beginnings of words', async () => {
    await fillOrders(websiteId, 400);
    await fillOrders(otherWebsite, 400, 'Elders');
    const numbers = async (query: string) =>
      (await find(query)).filter(({ kind }) => kind === 'orders').map(({ title }) => title);
    expect(await find('2030-0399')).toEqual([
      { kind: 'orders', id: '2030-0399', title: '2030-0399', detail: 'Bakkerij Ånders 399 Anna Zeeman399' },
    ]);
    expect(await numbers('anders zeeman')).toEqual([
      '2030-0001',
      '2030-0002',
      '2030-0003',
      '2030-0004',
      '2030-0005',
    ]);
    expect(await numbers('kerij zeeman399 2030')).toEqual(['2030-0399']);
    expect(await numbers('ze 0399')).toEqual(['2030-0399']);
    expect(await numbers('ee 0399')).toEqual([]);
    expect(await numbers('0399 &')).toEqual(['2030-0399']);
    expect(await numbers('elders')).toEqual([]);
    expect(await numbers('0399 elders')).toEqual([]);
  });

  it('reads the orders and products that have the words, and not all of them', async () => {
    // As a running database does by itself: else each row is added by plans that were made for an empty table.
    await pool.query('analyze orders');
    await fillOrders(websiteId, 15_000);
    // Without the search words of visitors, which take a while.
    const client = await pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into products (website_id, id, title, url, price_cents, status)
       select $1, 'veel' || n, 'Kast van eiken ' || n, '/kasten/kast-' || n, 1, 'published' from generate_series(1, 30000) n`,
      [websiteId],
    );
    client.release(true);
    await pool.query('vacuum analyze orders, products');
    for (const [call, size] of [
      [`find_orders('{zeeman14876,anna}', 5)`, 'orders'],
      [`find_products('{eiken,29876}', 5)`, 'products'],
    ] as const) {
      const { found, pages } = await costOf(call);
      const { rows } = await pool.query(`select pg_relation_size('${size}') / 8192 as pages`);
      expect(found, call).toBe(1);
      expect(Number(rows[0]?.pages), size).toBeGreaterThan(600);
      expect(pages, call).toBeLessThan(Number(rows[0]?.pages) / 2);
    }
  });

  it('takes signs of patterns as they are', async () => {
    expect(await find('%')).toEqual([]);
    expect(await find('_______')).toEqual([]);
  });
});
