import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite({ id: 'a', host: 'a.test' });
const otherId = await database.createWebsite({ id: 'b', host: 'b.test' });
const shop = shopFixture(database, websiteId);
const imports = await importFixture(database, websiteId, otherId);
const { imported, undone, itemsOf, importOf, rows, stored, pieces } = imports;
const variants = [
  { id: 'rood', choices: ['Rood'], article_number: 'S-R', stock: 3 },
  { id: 'groen', choices: ['Groen'], article_number: 'S-G', stock: 4 },
];
const chair = () =>
  shop.product({
    title: 'Stoel',
    article_number: 'S',
    price_cents: 10_000,
    options: [storedList('kleur', 'Rood', 'Groen')],
    variant_options: ['kleur'],
    variants,
  });
const stool = (more: object = {}) =>
  shop.product({ title: 'Kruk', article_number: 'K1', price_cents: 5_000, stock: 10, ...more });
const textsOf = async (id: string) =>
  (await itemsOf(id)).flatMap(({ messages }) => messages.map(({ text }) => text));
const CHANGED = 'Na de import nog gewijzigd';

beforeEach(async () => {
  await rows('delete from products');
  await rows('delete from redirects');
});

describe('an import that is taken back later', () => {
  it('leaves pieces sold that were sold meanwhile', async () => {
    const id = await stool();
    const chairId = await chair();
    const done = await imported([
      item({ article_number: 'K1', stock: '25' }),
      item({ article_number: 'S-R', stock: '1' }, [], 3),
    ]);
    await rows('update stock set on_hand = on_hand - 2 where product_id = $1', [id]);
    await rows('update stock set on_hand = on_hand - 2 where product_id = $1', [chairId]);
    await rows(`update variant_stock set on_hand = on_hand - 1 where product_id = $1`, [chairId]);
    await undone(done);
    expect(await textsOf(done)).toEqual([]);
    expect(await pieces(id)).toEqual({ whole: 8 });
    expect(await pieces(chairId)).toEqual({ whole: 5, rood: 2, groen: 3 });
  });

  it('takes no pieces away that orders hold, and says so', async () => {
    const id = await stool({ stock: 1 });
    const done = await imported([item({ article_number: 'K1', stock: '5', price: '60' })]);
    await rows('update stock set reserved = 4 where product_id = $1', [id]);
    await undone(done);
    expect(await textsOf(done)).toHaveLength(1);
    expect(await pieces(id)).toEqual({ whole: 5 });
    expect(await stored('Kruk')).toMatchObject({ price_cents: 6_000 });
  });

  it('leaves a product that was changed meanwhile, and says so', async () => {
    await stool();
    await shop.product({ title: 'Bank', article_number: 'B1', price_cents: 100 });
    const done = await imported([
      item({ article_number: 'K1', price: '60', stock: '20' }),
      item({ article_number: 'B1', price: '2' }, [], 3),
      item({ title: 'Nieuw' }, [], 4),
      item({ title: 'Weg' }, [], 5),
    ]);
    await rows(`update products set price_cents = 6500 where title = 'Kruk'`);
    await rows(`update products set brand = 'Zuid' where title = 'Nieuw'`);
    await rows(`delete from products where title = 'Weg'`);
    await undone(done);
    const found = await itemsOf(done);
    expect(found.map(({ messages }) => messages.map(({ row, column }) => `${row} ${column}`))).toEqual([
      ['2 '],
      [],
      ['4 '],
      ['5 '],
    ]);
    expect(found[0]?.messages[0]?.text).toContain(CHANGED);
    const kept = await stored('Kruk');
    expect(kept.price_cents).toBe(6_500);
    expect(await pieces(kept.id)).toEqual({ whole: 20 });
    expect((await stored('Bank')).price_cents).toBe(100);
    expect((await stored('Nieuw')).status).toBe('draft');
  });

  it('leaves pieces as they are when the content cannot be given back', async () => {
    const id = await stool({ url: '/kruk' });
    const done = await imported([item({ article_number: 'K1', url: '/nieuw', stock: '20' })]);
    await shop.product({ title: 'Bezet', url: '/kruk' });
    await undone(done);
    expect(await textsOf(done)).toHaveLength(1);
    expect(await pieces(id)).toEqual({ whole: 20 });
    expect(await stored('Kruk')).toMatchObject({ url: '/nieuw' });
  });

  it('gives back the categories that are still there, and no plan that is over', async () => {
    await rows(
      `insert into categories (website_id, id, title, url, position)
       values ($1, 'c1', 'Een', '/een', 0), ($1, 'c2', 'Twee', '/twee', 1)`,
      [websiteId],
    );
    const id = await stool({ status: 'draft', publish_at: new Date(Date.now() + 60_000) });
    await rows(
      `insert into product_categories (website_id, product_id, category_id, place) values ($1, $2, 'c1', 0), ($1, $2, 'c2', 1)`,
      [websiteId, id],
    );
    const done = await imported([item({ article_number: 'K1', categories: 'Drie', status: 'published' })]);
    await rows(`delete from categories where id = 'c1'`);
    await rows(
      `update catalogue_import_items set undo = jsonb_set(undo, '{before,publish_at}', '"2020-01-01T00:00:00.000Z"')
      where import_id = $1`,
      [done],
    );
    await undone(done);
    expect((await importOf(done)).state).toBe('undone');
    expect(await rows('select category_id from product_categories where product_id = $1', [id])).toEqual([
      { category_id: 'c2' },
    ]);
    expect(await stored('Kruk')).toMatchObject({ status: 'draft', publish_at: null });
  });
});
