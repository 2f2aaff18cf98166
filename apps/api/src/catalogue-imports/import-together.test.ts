import { beforeEach, describe, expect, it } from 'vitest';
import { countQueries } from '../testing/count-queries.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { imported, itemsOf, planned, rows, run } = await importFixture(database, a, b);

const products = async () => rows('select title, url, position from products order by position');

beforeEach(async () => {
  await rows('delete from products');
  await rows('delete from categories');
});

describe('new products that are stored together', () => {
  it('stand behind each other in the order of the sheet, in the list and in their category', async () => {
    await rows(
      `insert into categories (website_id, id, title, url, position) values ('a', 'c', 'Wonen', '/wonen', 0)`,
    );
    const titles = Array.from({ length: 60 }, (_, number) => `Kruk ${number}`);
    await imported(titles.map((title, at) => item({ title, categories: 'Wonen' }, [], at + 2)));
    const byList = await rows('select title from products order by position');
    const byCategory = await rows(
      `select p.title from product_categories c join products p on p.website_id = c.website_id and p.id = c.product_id
       where c.category_id = 'c' order by c.position`,
    );
    expect(byList.map((row) => row['title'])).toEqual(titles);
    expect(byCategory.map((row) => row['title'])).toEqual(titles);
  });

  it('have addresses of their own, made of one title, and none that a later row asks for is given twice', async () => {
    const done = await imported([
      item({ title: 'Kruk' }, [], 2),
      item({ title: 'Kruk' }, [], 3),
      item({ title: 'Bank', url: '/kruk-3' }, [], 4),
      item({ title: 'Kruk' }, [], 5),
      item({ title: 'Stoel', url: '/kruk-2' }, [], 6),
    ]);
    expect(await products()).toEqual([
      { title: 'Kruk', url: '/kruk', position: 0 },
      { title: 'Kruk', url: '/kruk-2', position: 1 },
      { title: 'Bank', url: '/kruk-3', position: 2 },
      { title: 'Kruk', url: '/kruk-4', position: 3 },
    ]);
    const found = await itemsOf(done);
    expect(found.map(({ outcome }) => outcome)).toEqual([
      'created',
      'created',
      'created',
      'created',
      'refused',
    ]);
    expect(found[4]?.messages.map(({ row, column }) => [row, column])).toEqual([[6, 'url']]);
  });

  it('take the address that a category which is made for a later row then leaves to it', async () => {
    await imported([
      item({ title: 'Lampen' }, [], 2),
      item({ article_number: 'N', title: 'Een' }, [], 3),
      item({ article_number: 'N', title: 'Twee', categories: 'Lampen' }, [], 4),
    ]);
    const addresses = await rows(
      'select url from products union all select url from categories order by url',
    );
    expect(addresses.map(({ url }) => url)).toEqual(['/een', '/lampen', '/lampen-2']);
  });

  it('take at most three statements each: what decides about one, and its address', async () => {
    const statements = async (count: number) => {
      const sheet = Array.from({ length: count }, (_, at) =>
        item({ title: `Lamp ${count} ${at}`, price: '10', stock: '4', categories: 'Lampen' }, [], at + 2),
      );
      const id = await planned(sheet);
      return countQueries(() => run(id));
    };
    await statements(2);
    const few = await statements(10);
    const many = await statements(40);
    expect((many - few) / 30).toBeLessThanOrEqual(3);
  });
});
