import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const { call, imported, itemsOf, rows, undone } = await importFixture(database, a, b);
await rows(
  `insert into categories (website_id, id, title, url, rule) values ('a', 'lampen', 'Lampen', '/lampen', null),
     ('a', 'koopjes', 'Koopjes', '/koopjes', '{"match":"all","conditions":[{"field":"price","from":null,"to":5000}]}')`,
);
const members = async () =>
  (await rows(`select category_id from product_categories where website_id = 'a' order by 1`)).map(
    (row) => (row as { category_id: string }).category_id,
  );

it('leaves a category with a rule to its rule: not exported, not emptied, filled by an imported price', async () => {
  await imported([item({ title: 'Lamp', price: '40', categories: 'Lampen', article_number: 'L' })]);
  expect(await members()).toEqual(['koopjes', 'lampen']);
  const { items } = (await call('exportCatalogue', { after: '' })) as unknown as {
    items: ReturnType<typeof item>[];
  };
  expect(items.map(({ cells }) => cells['categories'])).toEqual(['Lampen']);
  const second = await imported([item({ article_number: 'L', price: '60', categories: 'Lampen' })]);
  expect(await members()).toEqual(['lampen']);
  await undone(second);
  expect(await members()).toEqual(['koopjes', 'lampen']);
});

it('refuses a row that names a category with a rule', async () => {
  const id = await imported([item({ title: 'Kast', price: '900', categories: 'Koopjes' })]);
  expect(await itemsOf(id)).toMatchObject([
    {
      outcome: 'refused',
      messages: [
        {
          row: 2,
          column: 'categories',
          text: 'De categorie Koopjes krijgt haar producten volgens een regel, en niet uit een bestand.',
        },
      ],
    },
  ]);
});
