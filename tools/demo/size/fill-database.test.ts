import { getOrder, search } from '@etalage/api-contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCallEndpoint,
  createTestDatabase,
  handlers,
  readWebsite,
  startTestApi,
} from '@etalage/api/testing';
import { fillDatabase } from './fill-database.ts';
import { readSizePlan } from './size-plan.ts';

const database = await createTestDatabase();
const { server } = await startTestApi(database, {}, { handlers });
const words = '--products 60 --orders 12 --pages 3 --sites 2 --seed 7 --slug maat'.split(' ');
const fill = (...more: string[]) => fillDatabase(database.app, readSizePlan([...words, ...more]));
beforeAll(() => fill());

const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };
const call = createCallEndpoint(
  server,
  { websiteId: 'maat', address: '10.0.0.1', origin: 'http://maat.localhost' },
  silent,
);

/** All rows of the filled websites, without their timestamps and generated numbers. */
async function contents() {
  const tables = [
    'products',
    'product_categories',
    'product_filter_values',
    'stock',
    'orders',
    'order_lines',
    'search_documents',
  ];
  const read = tables.map(async (table) => {
    const { rows } = await database.admin.pool.query(
      `select coalesce(string_agg(line, e'\\n' order by line), '') as all_lines
       from (select (to_jsonb(t) - '{created_at,updated_at,facets}'::text[])::text as line from ${table} t) as lines`,
    );
    return [table, rows[0].all_lines as string] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
const countOf = async (table: string, website: string) => {
  const { rows } = await database.admin.pool.query(
    `select count(*)::int as n from ${table} where website_id = $1`,
    [website],
  );
  return rows[0].n as number;
};

describe('fillDatabase', () => {
  it('creates the requested number of rows, with search words and stock', async () => {
    const counts = Object.entries({ products: 60, orders: 12, pages: 3, categories: 20, payment_events: 12 });
    for (const [table, expected] of counts) expect(await countOf(table, 'maat'), table).toBe(expected);
    expect(await countOf('search_documents', 'maat')).toBe(60 + 20 + 3);
    expect(await countOf('stock', 'maat')).toBeGreaterThan(10);
    for (const site of ['maat-0001', 'maat-0002']) expect(await countOf('products', site)).toBe(5);
  });

  it('keeps websites apart by row-level security', async () => {
    const seen = await readWebsite(database.app, 'maat-0001', async (tx) =>
      sql<{ website_id: string }>`select distinct website_id from products`.execute(tx),
    );
    expect(seen.rows).toEqual([{ website_id: 'maat-0001' }]);
    expect((await sql`select from products`.execute(database.app.global)).rows).toEqual([]);
  });

  it('gives products that are found and orders that their customer can read', async () => {
    const found = await call(search, { query: 'werkplaats', filters: '', current_url: '/search', limit: 12 });
    expect(found).toMatchObject({ ok: true, data: { info: { hits: 60 } } });
    const { rows } = await database.admin.pool.query(
      `select token, email, total_incl_tax::int as total from orders where website_id = 'maat'`,
    );
    for (const { token, email, total } of rows) {
      const reply = await call(getOrder, { order_session: token, email });
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      expect(reply.data.checkout.total_price_with_tax).toBe(total);
    }
  });

  it('refuses a second run without --replace, and writes nothing', async () => {
    const before = await contents();
    await expect(fill()).rejects.toThrow(/--replace/);
    expect(await contents()).toEqual(before);
  });

  it('makes the same of the same seed, and something else of another', async () => {
    const before = await contents();
    await fill('--replace');
    expect(await contents()).toEqual(before);
    await fill('--replace', '--seed', '8');
    expect(await contents()).not.toEqual(before);
  });
});

describe('readSizePlan', () => {
  it.each([
    [['--products', 'veel'], /--products is "veel"/],
    [['--orders', '-1'], /--orders|Gebruik/],
    [['--products', '1000001'], /1000000/],
    [['--slug', 'Mijn winkel'], /kleine letters/],
    [['--klanten', '1'], /^Gebruik/],
  ])('refuses %j in one sentence', (args, reason) => {
    expect(() => readSizePlan(args)).toThrow(reason);
  });
});
