import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { searchHandlers } from './handlers.ts';

const database = await createTestDatabase();
const website = await database.createWebsite({ host: 'a.test' });
const shop = shopFixture(database, website);
const api = await startTestApi(database, {}, { handlers: searchHandlers });

const search = async (query: string, filters = '') => {
  const body = { website_id: website, project_id: website, query, filters, current_url: '', limit: 30 };
  const reply = await api.call('search', body);
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as ResponseOf<typeof searchEndpoint>;
};

beforeAll(async () => {
  const { pool } = database.admin;
  // Half of them have "vurenhout", of which each tenth "zeldzaam" too; the others "kastanje".
  await pool.query(
    `insert into search_documents (website_id, kind, id, plain_title, words)
     select $1, 'product', 'd' || i, 'd', to_tsvector('simple', case when i > 11000 then 'kastanje'
       when i % 10 = 0 then 'vurenhout zeldzaam' else 'vurenhout' end)
     from generate_series(1, 22000) i`,
    [website],
  );
  await pool.query(
    `select set_config('app.website_id', $1, false), search_learn($1, 'vurenhout zeldzaam kastanje', '')`,
    [website],
  );
  for (const id of ['rek', 'bak']) {
    await shop.product({ id, title: `Vurenhout ${id}`, price_cents: 1000 });
    await database.admin.global
      .insertInto('product_filter_values')
      .values({ website_id: website, product_id: id, key: 'soort', title: 'Soort', type: 'list', value: id })
      .execute();
  }
});

describe.each(['before', 'after'])('a broad search, %s the planner knows how broad it is', (when) => {
  beforeAll(async () => {
    if (when === 'after') await database.admin.pool.query('analyze search_documents');
  });

  it('counts at most 10,000 products, and says that there may be more', async () => {
    expect((await search('vurenhout')).info).toEqual({ hits: 10_000, may_be_more: true });
    expect((await search('zeldzaam')).info).toEqual({ hits: 1100 });
  });
});

it('finds what has a broad word in its title before what only mentions it, and counts its filter values', async () => {
  const { results, filters } = await search('vurenhout');
  expect(results.map(({ title }) => title).sort()).toEqual(['Vurenhout bak', 'Vurenhout rek']);
  expect(filters?.[0]?.values).toEqual([
    { title: 'bak', active: false, results: 1 },
    { title: 'rek', active: false, results: 1 },
  ]);
  expect((await search('vurenhout', 'soort:rek')).info).toEqual({ hits: 1, may_be_more: true });
});

it('finds what has one of the words where none has both, also if the planner expects thousands', async () => {
  const { results, info } = await search('vurenhout kastanje');
  expect(results.map(({ title }) => title).sort()).toEqual(['Vurenhout bak', 'Vurenhout rek']);
  expect(info).toEqual({ hits: 2 });
});
