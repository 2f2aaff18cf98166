import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { searchHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await insertTestShop(database.app);
const other = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startTestApi(database, {}, { handlers: searchHandlers });

const ids = { website_id: shop, project_id: shop };
const body = { ...ids, query: 'stoel', filters: '', current_url: '', limit: 30 };
const search = async (query: string, more: object = {}) => {
  const reply = await api.call('search', { ...body, query, ...more });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as ResponseOf<typeof searchEndpoint>;
};
const titles = async (query: string) => (await search(query)).results.map((result) => result.title);

contractCases({
  database,
  api,
  endpoint: 'search',
  proves: 'API-23',
  good: async () => body,
  otherWebsite: other,
});

describe('search', () => {
  it('SRCH-31 API-23 returns results, filters and hits, with at most the requested number of results', async () => {
    const reply = await search('tafel', { limit: 2 });
    expect(reply.results).toHaveLength(2);
    for (const result of reply.results)
      expect(result).toMatchObject({
        title: expect.any(String),
        url: expect.any(String),
        main_image: expect.any(String),
      });
    expect(reply.info.hits).toBeGreaterThan(2);
    expect(Object.keys(reply).sort()).toEqual(['filters', 'info', 'results']);
  });

  it.each([
    ['stoel', 'Stoel Sluis'],
    ['stoelen', 'Stoel Sluis'],
    ['STOEL', 'Stoel Sluis'],
    ['sto', 'Stoel Sluis'],
    ['tafel', 'Eettafel Duin'],
    ['dressoir lamellen', 'Dressoir Haven'],
    ['hardwaxolie', 'Onderhoudsolie'],
    ['roestrode wol', 'Stoel Sluis'],
    ['wándplank', 'Wandplank Lijn'],
    ['fauteuil', 'Fauteuil Luwte'],
    ['fautuil', 'Fauteuil Luwte'],
    ['eetafel', 'Eettafel Duin'],
  ])('finds for %j, among others, %s', async (query, title) => {
    expect(await titles(query)).toContain(title);
  });

  it('ranks a product with the word in its title before one that only mentions it', async () => {
    expect((await titles('baken'))[0]).toBe('Hanglamp Baken');
  });

  it.each(['', '   ', '!!!', 'xyzzy onvindbaar', "'; select 1 --", '& | ! ( )', ':*', '\\'])(
    'returns no hits and no error for %j',
    async (query) => {
      expect((await search(query)).info.hits).toBe(0);
    },
  );

  it('SRCH-35 finds products, categories and pages; hits counts products, filters are present with products', async () => {
    const both = await search('leeuwarden');
    expect(new Set(both.results.map((result) => result.kind))).toContain('page');
    expect(both.info.hits).toBe(both.results.filter((result) => result.kind === 'product').length);
    const onlyPage = await search('geschillencommissie');
    expect(onlyPage.results.map((result) => result.url)).toEqual(['/algemene-voorwaarden']);
    expect(onlyPage.filters).toBeUndefined();
    const verlichting = await search('verlichting');
    expect(
      verlichting.results.some((result) => result.kind === 'category' && result.url === '/verlichting'),
    ).toBe(true);
  });

  it('shows nothing of a protected page', async () => {
    expect((await search('interieurontwerpers')).results).toEqual([]);
    expect((await search('Femke')).results).toEqual([]);
  });

  it('returns no price of a product that hides it', async () => {
    const loods = (await search('loods')).results.find((result) => result.title.includes('Loods'))!;
    expect(loods.price).toBeNull();
  });

  it('finds a changed product immediately', async () => {
    await database.admin.global
      .updateTable('products')
      .set({ title: 'Zitkegel Wad' })
      .where('id', '=', 'kruk-paal')
      .execute();
    expect(await titles('zitkegel')).toEqual(['Zitkegel Wad']);
    await database.admin.global
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', 'kruk-paal')
      .execute();
    expect(await titles('zitkegel')).toEqual([]);
  });
});

describe('words', () => {
  it('are looked up in the text index, which only the function of the database owner can use', async () => {
    const { pool } = database.admin;
    await pool.query(`insert into search_documents select 'b', 'page', 'p' || i, 't', to_tsvector('simple', 'woord' || i)
      from generate_series(1, 5000) i`);
    await pool.query('vacuum analyze search_documents');
    const planAs = async (address: typeof database.addresses.app) => {
      const db = openDatabase(address, { maxConnections: 1 });
      await db.pool.query(`set app.website_id = 'b'`);
      const { rows } = await db.pool.query(
        `explain select id from search_documents where website_id = 'b' and words @@ 'woord7'`,
      );
      await db.close();
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const byIndex = /Index Cond: .*words @@/;
    expect(await planAs(database.addresses.owner)).toMatch(byIndex);
    expect(await planAs(database.addresses.app)).not.toMatch(byIndex);
  });
});
