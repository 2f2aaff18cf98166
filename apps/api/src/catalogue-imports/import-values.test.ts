import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { imported, itemsOf, rows } = await importFixture(database, a, b);

beforeEach(async () => {
  for (const table of ['products', 'properties', 'categories', 'audit_events'])
    await rows(`delete from ${table}`);
  await rows(
    `insert into properties (website_id, id, key, title, kind, position) values ('a', 'hout', 'hout', 'Hout', 'choice', 0)`,
  );
});

const withWood = (at: number, wood: string, cells = {}) => ({
  ...item({ title: `Tafel ${at}`, price: '10,00', article_number: `T-${at}`, ...cells }, [], at + 2),
  properties: { Hout: wood },
});
const values = async () =>
  (await rows(`select value from property_values where property_id = 'hout' order by position`)).map(
    ({ value }) => value,
  );
const events = () =>
  rows(
    `select subject_kind, before, after from audit_events where subject_kind = 'property' order by at, id`,
  );

it('new values of a group of fifty products are added together, with one event of what came', async () => {
  const woods = Array.from({ length: 60 }, (_, at) => `Hout ${at}`);
  const id = await imported(woods.map((wood, at) => withWood(at, wood)));
  expect(await values()).toEqual(woods);
  const added = (from: number, to: number) => woods.slice(from, to).map((value) => ({ value, color: '' }));
  expect(await events()).toEqual([
    { subject_kind: 'property', before: {}, after: { added: added(0, 50) } },
    { subject_kind: 'property', before: {}, after: { added: added(50, 60) } },
  ]);
  const [property] = await rows(`select version from properties`);
  expect(property).toEqual({ version: 3 });
  const items = await itemsOf(id);
  expect(items.map(({ outcome }) => outcome)).toEqual(woods.map(() => 'created'));
  expect(items[7]?.messages.map(({ text }) => text)).toEqual([
    'De waarde “Hout 7” komt bij het kenmerk Hout.',
  ]);
  const stored = await rows(
    `select count(*)::int as count from product_filter_values where website_id = 'a'`,
  );
  expect(stored).toEqual([{ count: 60 }]);
});

it('what a refused row names is not made, and a value that several rows name is made once', async () => {
  const id = await imported([
    withWood(0, 'Eiken', { categories: 'Tafels' }),
    withWood(1, 'Iepen', { price: 'veel', categories: 'Banken' }),
    withWood(2, 'eiken | Beuken', { categories: 'tafels | Stoelen' }),
  ]);
  expect(await values()).toEqual(['Eiken', 'Beuken']);
  expect((await rows('select title from categories order by title')).map(({ title }) => title)).toEqual([
    'Stoelen',
    'Tafels',
  ]);
  expect((await itemsOf(id)).map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created']);
  expect(await events()).toHaveLength(1);
});

it('a row for which there is no room is refused, and the others have their values', async () => {
  await rows(
    `insert into property_values (website_id, property_id, value, position)
     select 'a', 'hout', 'oud ' || n, n from generate_series(0, 497) n`,
  );
  const id = await imported([
    withWood(0, 'Een'),
    withWood(1, 'Twee'),
    withWood(2, 'Drie'),
    withWood(3, 'Een'),
  ]);
  expect((await itemsOf(id)).map(({ outcome }) => outcome)).toEqual([
    'created',
    'created',
    'refused',
    'created',
  ]);
  expect((await values()).slice(498)).toEqual(['Een', 'Twee']);
});
