import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { imported, itemsOf, planned, rows, undone } = await importFixture(database, a, b);

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

describe('a property that is not there', () => {
  const withLegs = (at: number, legs: string, cells = {}) => ({
    ...withWood(at, '', cells),
    properties: { Poten: legs, Hout: '' },
  });
  const made = async () => [
    await rows(`select key, title, kind, position from properties where key <> 'hout'`),
    (
      await rows(
        `select v.value from property_values v join properties p on p.id = v.property_id and p.website_id = v.website_id
         where p.key = 'poten' order by v.position`,
      )
    ).map(({ value }) => value),
  ];

  it('is made once with the values of all products, which have them', async () => {
    const id = await imported([withLegs(0, 'Staal'), withLegs(1, 'staal | Hout'), withLegs(2, 'Glas')]);
    expect(await made()).toEqual([
      [{ key: 'poten', title: 'Poten', kind: 'choice', position: expect.any(Number) }],
      ['Staal', 'Hout', 'Glas'],
    ]);
    const items = await itemsOf(id);
    expect(items.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    expect(items.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      ['Het kenmerk “Poten” wordt gemaakt.'],
      [],
      [],
    ]);
    const stored = await rows(
      `select p.title, v.value from product_filter_values v join products p on p.website_id = v.website_id and p.id = v.product_id
       where v.key = 'poten' order by p.title, v.value`,
    );
    expect(stored.map(({ title, value }) => `${title} ${value}`)).toEqual([
      'Tafel 0 Staal',
      'Tafel 1 Hout',
      'Tafel 1 Staal',
      'Tafel 2 Glas',
    ]);
  });

  it('is not made by the trial, by a refused product, or a second time', async () => {
    await planned([withLegs(0, 'Staal')]);
    await imported([withLegs(0, 'Staal', { price: 'duur' })]);
    expect(await made()).toEqual([[], []]);
    await imported([withLegs(0, 'Staal')]);
    const first = await made();
    const again = await imported([withLegs(0, 'Staal')]);
    expect((await itemsOf(again)).map(({ outcome }) => outcome)).toEqual(['unchanged']);
    expect(await made()).toEqual(first);
  });

  it('stays with its values when the import is taken back, for which the product goes', async () => {
    await undone(await imported([withLegs(0, 'Staal')]));
    expect((await made())[1]).toEqual(['Staal']);
  });
});
