import type { ResponseOf, search as searchEndpoint } from '@etalage/api-contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { catchUp, catchUpAll, websitesToCatchUp } from '../search/catch-up.ts';
import { searchHandlers } from '../search/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { propertiesHandlers } from './handlers.ts';
import { propertyCalls } from './testing/property-calls.ts';

const database = await createTestDatabase();
const [a, b] = await Promise.all([
  database.createWebsite({ id: 'a', host: 'a.test' }),
  database.createWebsite({ id: 'b', host: 'b.test' }),
]);
const api = await startOwnerApi(database, propertiesHandlers, a, b);
const visitors = await startTestApi(database, {}, { handlers: searchHandlers });
const { pool } = database.admin;
const { ids, made } = propertyCalls(database, api, a, b);
const rows = async (statement: string, values: unknown[] = []) => (await pool.query(statement, values)).rows;

/** Adds products with a value of a property; their ids are the prefix and a number. */
async function fill(website: string, prefix: string, count: number, key: string, value: string) {
  await rows(
    `insert into products (website_id, id, title, url, price_cents, status)
     select $1, $2 || n, 'Tafel', '/' || $2 || n, 100, 'published' from generate_series(1, $3::int) n`,
    [website, prefix, count],
  );
  await rows(
    `insert into product_filter_values (website_id, product_id, key, title, type, value, position)
     select $1, $2 || n, $4, initcap($4), 'list', $5, 0 from generate_series(1, $3::int) n`,
    [website, prefix, count, key, value],
  );
}

/** Renames the values of a property, those with the same new name into one; returns the change. */
async function rename(id: string, names: Readonly<Record<string, string>>): Promise<string> {
  const opened = (await api.call('getProperty', { ...ids, id })).body as {
    property: { version: number; title: string; values: { value: string }[] };
  };
  const { version, title, values: stored } = opened.property;
  const byName = Object.groupBy(stored, ({ value }) => names[value] ?? value);
  const values = Object.entries(byName).map(([value, from]) => {
    return { value, color: '', from: (from ?? []).map((one) => one.value) };
  });
  const property = { title, kind: 'choice', unit: '', values };
  const { status, body } = await api.call('saveProperty', { ...ids, id, version, property });
  expect(status).toBe(200);
  return (body as { change: string }).change;
}

const undo = (change: string) => api.call('undoPropertyChange', { ...ids, change });
const search = async (query: string, chosen = '') => {
  const asked = { ...ids, query, filters: chosen, current_url: '', limit: 1 };
  return (await visitors.call('search', asked)).body as ResponseOf<typeof searchEndpoint>;
};
const hits = async (query: string) => (await search(query)).info.hits;
/** What visitors can filter the tables by, with the number of products. */
const filters = async (key: string) =>
  ((await search('tafel')).filters ?? [])
    .filter((one) => one.key === key)
    .flatMap(({ values }) => values.map(({ title, results }) => [title, results]));
const pending = async (website = a) =>
  (await rows('select count(*)::int as count from search_pending where website_id = $1', [website]))[0].count;
const caughtUp = () =>
  catchUpAll(database.app, {
    onError: (error) => {
      throw error;
    },
    isStopping: () => false,
  });

beforeEach(async () => {
  await rows('delete from products');
  await rows('delete from properties');
  await rows('delete from filter_values');
  await rows('delete from search_pending');
});

it('a value that many products have is renamed without writing their search documents, and by it they are filtered at once', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Noten');
  await fill(a, 'e', 150, key, 'Eik');
  await fill(a, 'n', 20, key, 'Noten');
  await fill(b, 'e', 3, key, 'Eik');
  const documents = (website: string) =>
    rows('select id, xmin from search_documents where website_id = $1 order by id', [website]);
  const before = await documents(a);
  const others = await documents(b);
  await rename(id, { Eik: 'Kersen' });
  expect(await documents(a)).toEqual(before);
  expect(await pending()).toBe(150);
  expect(await filters(key)).toEqual([
    ['Kersen', 150],
    ['Noten', 20],
  ]);
  const chosen = await search('tafel', `${key}:Kersen`);
  expect(chosen.info.hits).toBe(150);
  expect([await hits('eik'), await hits('kersen')]).toEqual([150, 0]);
  await caughtUp();
  expect([await hits('eik'), await hits('kersen')]).toEqual([0, 150]);
  expect(await filters(key)).toEqual([
    ['Kersen', 150],
    ['Noten', 20],
  ]);
  expect(await documents(b)).toEqual(others);
  expect(await websitesToCatchUp(database.app)).toEqual([]);
});

it('values that few products have are found by their new name at once', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik');
  await fill(a, 'e', 100, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  expect(await pending()).toBe(0);
  expect([await hits('eik'), await hits('kersen')]).toEqual([0, 100]);
});

it('values that are merged, and put back by undo before the words followed, are counted right each time', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Eiken');
  await fill(a, 'e', 120, key, 'Eik');
  await fill(a, 'n', 120, key, 'Eiken');
  await rows(
    `insert into product_filter_values (website_id, product_id, key, title, type, value, position)
     select 'a', 'e' || n, $1, initcap($1), 'list', 'Eiken', 0 from generate_series(1, 10) n`,
    [key],
  );
  const change = await rename(id, { Eik: 'Eiken' });
  expect(await filters(key)).toEqual([['Eiken', 240]]);
  const undone = await undo(change);
  expect([undone.status, undone.body]).toEqual([200, { kept: 0 }]);
  const back = [
    ['Eik', 120],
    ['Eiken', 130],
  ];
  expect((await filters(key)).toSorted()).toEqual(back);
  await caughtUp();
  expect((await filters(key)).toSorted()).toEqual(back);
  expect([await hits('eik'), await hits('eiken')].map((count) => count >= 120)).toEqual([true, true]);
});

it('what a crash left is written by the next worker, and two workers write each document once', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik');
  await fill(a, 'e', 160, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  expect(await catchUp(database.app, a)).toBe(50);
  const crash = withWebsite(database.app, a, async (tx) => {
    await sql`select search_catch_up(${a}, 50)`.execute(tx);
    throw new Error('crashed');
  });
  await expect(crash).rejects.toThrow('crashed');
  expect(await pending()).toBe(110);
  const written = async (): Promise<number> => {
    const count = await catchUp(database.app, a);
    return count === 0 ? 0 : count + (await written());
  };
  const counts = await Promise.all([written(), written()]);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(110);
  expect([await hits('eik'), await hits('kersen')]).toEqual([0, 160]);
});

it('a part has its size with every plan that PostgreSQL may choose', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik');
  await fill(a, 'e', 160, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  const count = await withWebsite(database.app, a, async (tx) => {
    // What is left is a loop that reads the inner rows again for each outer one.
    for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await sql`set local enable_${sql.raw(plan)} = off`.execute(tx);
    const { rows: found } = await sql<{ count: number }>`select search_catch_up(${a}, 50) as count`.execute(
      tx,
    );
    return found[0]?.count;
  });
  expect([count, await pending()]).toEqual([50, 110]);
});

it('a product that is deleted meanwhile is passed over', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik');
  await fill(a, 'e', 120, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  await rows(`delete from products where id in ('e1', 'e2')`);
  expect(await filters(key)).toEqual([['Kersen', 118]]);
  await caughtUp();
  expect([await pending(), await hits('kersen')]).toEqual([0, 118]);
});

it('a document that an owner saves while a worker is at it is not overwritten by what was there before', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Beuken');
  await fill(a, 'e', 120, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  const owner = await pool.connect();
  await owner.query(`begin; set local app.website_id = 'a'`);
  await owner.query(`update product_filter_values set value = 'Beuken' where product_id = 'e1'`);
  // Without the lock of products, as a trigger may.
  for (let part = 0; part < 3; part += 1)
    await withWebsite(database.app, a, (tx) => sql`select search_catch_up(${a}, 50)`.execute(tx));
  expect(await hits('kersen')).toBe(119);
  await owner.query('commit');
  owner.release();
  expect([await pending(), await hits('kersen'), await hits('beuken')]).toEqual([0, 119, 1]);
  expect((await filters(key)).toSorted()).toEqual([
    ['Beuken', 1],
    ['Kersen', 119],
  ]);
});

it('two owners who rename values of the same products at once leave all of it right', async () => {
  const wood = await made('Houtsoort', 'choice', 'Eik');
  const size = await made('Formaat', 'choice', 'Groot');
  await fill(a, 'e', 120, wood.key, 'Eik');
  await rows(
    `insert into product_filter_values (website_id, product_id, key, title, type, value, position)
     select website_id, id, $1, initcap($1), 'list', 'Groot', 1 from products where website_id = 'a'`,
    [size.key],
  );
  await Promise.all([rename(wood.id, { Eik: 'Kersen' }), rename(size.id, { Groot: 'Ruim' }), caughtUp()]);
  await caughtUp();
  expect([await hits('kersen'), await hits('ruim'), await hits('eik'), await hits('groot')]).toEqual([
    120, 120, 0, 0,
  ]);
  expect([await filters(wood.key), await filters(size.key)]).toEqual([[['Kersen', 120]], [['Ruim', 120]]]);
});

it('of another website, nothing of it is renamed or written', async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik');
  await fill(a, 'e', 120, key, 'Eik');
  await rename(id, { Eik: 'Kersen' });
  const { body } = await api.call('getProperty', { website_id: b, project_id: b, id }, as('other'));
  expect(body).toMatchObject({ code: 'not_found' });
  expect(await catchUp(database.app, b)).toBe(0);
  expect([await pending(), await pending(b)]).toEqual([120, 0]);
});

it('renaming costs each of many products less than each of few', { timeout: 120_000 }, async () => {
  const { id, key } = await made('Houtsoort', 'choice', 'Eik', 'Noten');
  await fill(a, 'e', 90, key, 'Eik');
  await fill(a, 'n', 1500, key, 'Noten');
  await rows('analyze');
  const took = async (names: Readonly<Record<string, string>>) => {
    const start = performance.now();
    await rename(id, names);
    return performance.now() - start;
  };
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = `${round}`;
    const to = `${round + 1}`;
    const few = await took({ [round === 0 ? 'Eik' : `Eik${from}`]: `Eik${to}` });
    const many = await took({ [round === 0 ? 'Noten' : `Noten${from}`]: `Noten${to}` });
    ratios.push(many / 1500 / (few / 90));
  }
  expect(ratios.toSorted((one, other) => one - other)[1]).toBeLessThan(0.8);
});

it('a property that is moved changes the values of no other property', async () => {
  const wood = await made('Houtsoort', 'choice', 'Eik');
  const size = await made('Formaat', 'choice', 'Groot');
  await made('Kleur', 'choice', 'Rood');
  await fill(a, 'e', 5, wood.key, 'Eik');
  await fill(a, 'f', 5, size.key, 'Groot');
  const values = (key: string) =>
    rows('select product_id, xmin from product_filter_values where key = $1 order by 1', [key]);
  const move = (id: string, index: number) => api.call('moveProperty', { ...ids, id, index });
  await move(size.id, 0);
  const before = await values(wood.key);
  await move(size.id, 2);
  await move(size.id, 1);
  expect(await values(wood.key)).toEqual(before);
  const { body } = await api.call('listProperties', ids);
  const keys = (body as { properties: { key: string }[] }).properties.map(({ key }) => key);
  expect(keys).toEqual([wood.key, size.key, 'kleur']);
});
