import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import { expect, it } from 'vitest';
import { catchUp } from '../search/catch-up.ts';
import { searchHandlers } from '../search/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { imported, planned, call, work, rows } = await importFixture(database, a, b);
const visitors = await startTestApi(database, {}, { handlers: searchHandlers });
const search = async (query: string, current_url = '') => {
  const ids = { website_id: a, project_id: a };
  const reply = await visitors.call('search', { ...ids, query, filters: '', current_url, limit: 50 });
  return reply.body as ResponseOf<typeof searchEndpoint>;
};
const hits = async (query: string, url?: string) => (await search(query, url)).info.hits;
const caughtUp = async (): Promise<void> => {
  if ((await catchUp(database.app, a)) > 0) await caughtUp();
};
const cells = {
  title: 'Ladekast',
  price: '10,00',
  article_number: 'L-1',
  status: 'Gepubliceerd',
  categories: 'Kasten',
};
const documents = () =>
  rows(
    `select id, words::text, heads::text, facets, price_cents::int, is_shown from search_documents order by kind, id`,
  );

it('imported products are in their category and its filters at once, and by their words once a worker wrote these', async () => {
  await rows(
    `insert into properties (website_id, id, key, title, kind, position) values ('a', 'hout', 'hout', 'Hout', 'choice', 0)`,
  );
  await imported([{ ...item(cells), properties: { Hout: 'Iepen' } } as ReturnType<typeof item>]);
  expect(await hits('', '/kasten')).toBe(1);
  const filters = (await search('', '/kasten')).filters ?? [];
  expect(filters.map(({ title, values }) => [title, values.map((one) => one.title)])).toEqual([
    ['Hout', ['Iepen']],
  ]);
  expect([await hits('ladekast'), await hits('iepen')]).toEqual([0, 0]);
  await caughtUp();
  expect([await hits('ladekast'), await hits('iepen'), await hits('kasten')]).toEqual([1, 1, 1]);
  const written = await documents();
  // What is written at once has the same document.
  await rows(`update products set title = title`);
  expect(await documents()).toEqual(written);
});

it('a text that an import changed is found by its old words until a worker wrote the new ones', async () => {
  await imported([item({ article_number: 'L-1', title: 'Fonograaf' })]);
  expect([await hits('ladekast'), await hits('fonograaf')]).toEqual([1, 0]);
  await caughtUp();
  expect([await hits('ladekast'), await hits('fonograaf')]).toEqual([0, 1]);
});

it('an owner who saves a product meanwhile finds it by all its words', async () => {
  await imported([item({ ...cells, title: 'Buffet', article_number: 'L-2' })]);
  await rows(`insert into product_filter_values (website_id, product_id, key, title, type, value, position)
    select website_id, id, 'hout', 'Hout', 'list', 'Essen', 0 from products where article_number = 'L-2'`);
  expect([await hits('buffet'), await hits('essen')]).toEqual([1, 1]);
  expect(await catchUp(database.app, a)).toBe(0);
});

it('words wait while the import is being stored, and not for one whose worker is gone', async () => {
  const id = await planned([item({ ...cells, title: 'Dressoir', article_number: 'L-3' })]);
  await call('runImport', { id });
  await work(id);
  await rows(`update catalogue_imports set state = 'running', worked_at = now() where id = $1`, [id]);
  expect(await catchUp(database.app, a)).toBe(0);
  await rows(`update catalogue_imports set worked_at = now() - interval '11 seconds' where id = $1`, [id]);
  expect(await catchUp(database.app, a)).toBe(1);
  expect(await hits('dressoir')).toBe(1);
});
