import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const imports = await importFixture(database, a, b);
const { planned, imported, itemsOf, rows, stored } = imports;
const shop = shopFixture(database, a);

const eventsOf = (ids: readonly string[]) =>
  rows(
    'select subject_id, action, member_id, member_name, before, after from audit_events where subject_id = any($1)',
    [ids],
  );
const counts = async () =>
  (
    await rows(`select (select count(*)::int from products) products, (select count(*)::int from categories) categories,
      (select count(*)::int from stock) stock, (select count(*)::int from audit_events) events,
      (select count(*)::int from stock_movements) movements, (select count(*)::int from import_pictures) pictures`)
  )[0];

beforeEach(() => rows('delete from products'));

describe('an import that runs', () => {
  it('decides anew, against the catalogue as it is then', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', price_cents: 5_000 });
    const id = await planned([
      item({ article_number: 'K1', price: '60' }),
      item({ article_number: 'L1', title: 'Lamp' }, [], 3),
      item({ title: 'Bank', url: '/bank' }, [], 4),
    ]);
    await rows(`update products set price_cents = 6000`);
    await shop.product({ title: 'Lampje', article_number: 'L1' });
    await rows(
      `insert into categories (website_id, id, title, url, position) values ('a', 'c', 'Bank', '/bank', 0)`,
    );
    await imports.run(id);
    const found = await itemsOf(id);
    expect(found.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed', 'refused']);
    expect(found[1]?.changes).toEqual([{ row: 3, column: 'title', before: 'Lampje', after: 'Lamp' }]);
    expect(found[2]?.messages).toMatchObject([{ row: 4, column: 'url' }]);
    await rows('delete from categories');
  });

  it('stores nothing at all of what it refuses', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', price_cents: 5_000, stock: 3 });
    const before = await counts();
    const id = await imported([
      item({
        article_number: 'K1',
        title: 'Anders',
        stock: '9',
        price: '12',
        sale_price: '13',
        categories: 'X > Y',
      }),
      item({ title: 'Nieuw', price: 'veel', categories: 'Z', images: 'http://x.test/a.png' }, [], 3),
      item({ title: 'Bed', categories: 'W', option_1: 'Kleur' }, [{ choice_1: 'Rood', stock: 'veel' }], 4),
      item({ title: 'Hok', categories: 'V', option_1: 'Kleur' }, [{ choice_1: '', stock: '4' }], 6),
    ]);
    const found = await itemsOf(id);
    expect(found.map(({ outcome, changes }) => [outcome, changes])).toEqual(Array(4).fill(['refused', []]));
    expect(found.map(({ messages }) => messages.map(({ row, column }) => `${row} ${column}`))).toEqual([
      ['2 sale_price'],
      ['3 price'],
      ['5 stock'],
      ['7 choice_1'],
    ]);
    expect(await counts()).toEqual(before);
    expect(await stored('Kruk')).toMatchObject({ version: 1, price_cents: 5_000 });
  });

  it('refuses a product whose form is gone at its row, and stores the others', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1', enable_form: true, form_id: 'weg' });
    await shop.product({ title: 'Kast', article_number: 'K2', enable_form: true, form_id: 'weg' });
    const id = await imported([
      item({ article_number: 'K1', brand: 'Noord' }),
      item({ article_number: 'K2', price: '7' }, [], 3),
      item({ title: 'Lamp' }, [], 4),
    ]);
    const found = await itemsOf(id);
    expect(found.map(({ outcome }) => outcome)).toEqual(['refused', 'changed', 'created']);
    expect(found[0]?.messages).toMatchObject([{ row: 2, column: '' }]);
  });

  it('is told by events of who imports, and keeps each price', async () => {
    const one = await shop.product({ title: 'Kruk', article_number: 'K1', price_cents: 5_000 });
    const two = await shop.product({ title: 'Lamp', article_number: 'L1', price_cents: 7_000 });
    const same = await shop.product({ title: 'Bank', article_number: 'B1', price_cents: 9_000 });
    await imported([
      item({ article_number: 'K1', price: '60', sale_price: '55' }),
      item({ article_number: 'L1', price: '80', brand: 'Noord' }, [], 3),
      item({ article_number: 'B1', price: '90' }, [], 4),
      item({ title: 'Nieuw', price: '10' }, [], 5),
    ]);
    const made = (await stored('Nieuw')).id as string;
    const by = { action: 'imported', member_id: 'owner', member_name: 'Naam van owner' };
    const events = new Map(
      (await eventsOf([one, two, same, made])).map((event) => [event.subject_id, event]),
    );
    expect([...events.keys()].toSorted()).toEqual([one, two, made].toSorted());
    expect(events.get(one)).toMatchObject({ ...by, before: { price_cents: 5_000, sale_price_cents: null } });
    expect(events.get(two)).toMatchObject({ ...by, after: { price_cents: 8_000, brand: 'Noord' } });
    expect(events.get(made)).toMatchObject({
      ...by,
      before: null,
      after: { title: 'Nieuw', price_cents: 1_000 },
    });
    const history = await rows(
      'select product_id, price_cents::int as price, sale_price_cents::int as sale from price_history where product_id = any($1) order by id',
      [[one, two, same, made]],
    );
    const of = (id: string) =>
      history.filter(({ product_id }) => product_id === id).map(({ price, sale }) => [price, sale]);
    expect([of(one), of(two), of(same), of(made)]).toEqual([
      [
        [5_000, null],
        [6_000, 5_500],
      ],
      [
        [7_000, null],
        [8_000, null],
      ],
      [[9_000, null]],
      [[1_000, null]],
    ]);
  });

  it('says beforehand which categories it makes and which pictures it fetches', async () => {
    await shop.product({ title: 'Kruk', article_number: 'K1' });
    const deep = Array.from({ length: 7 }, (_, at) => `L${at}`).join(' > ');
    const long = 'x'.repeat(201);
    const of = (categories: string, row: number) => item({ article_number: 'K1', categories }, [], row);
    const images = '/eigen.png | http://x.test/a.png';
    const items = [of('Hal > Klein', 2), of(`${deep} | ${long}`, 3), item({ title: 'Lamp', images }, [], 4)];
    const id = await planned(items);
    const before = await itemsOf(id);
    expect(before.map(({ outcome }) => outcome)).toEqual(['changed', 'refused', 'created']);
    const changes = [{ row: 2, column: 'categories', before: '', after: 'Hal > Klein' }];
    expect(before[0]?.changes).toEqual(changes);
    expect(before[0]?.messages[0]?.text).toBe(
      'De categorie “Hal > Klein” bestaat nog niet en wordt gemaakt.',
    );
    expect(before[1]?.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('kan niet worden gemaakt'),
      expect.stringContaining('kan niet worden gemaakt'),
    ]);
    expect(before[2]?.messages[0]?.text).toBe('Afbeeldingen die daarna worden opgehaald: 1.');
    await imports.run(id);
    expect((await itemsOf(id)).map((one) => one.outcome)).toEqual(['changed', 'refused', 'created']);
    expect((await itemsOf(id))[0]?.changes).toEqual(changes);
    const made = await rows('select title from categories order by position');
    expect(made.map(({ title }) => title)).toEqual(['Hal', 'Klein']);
    await rows('delete from product_categories');
    await rows('delete from categories where parent_id is not null');
    await rows('delete from categories');
  });

  it('leaves the products of another website alone', async () => {
    await shopFixture(database, b).product({ title: 'Hun kruk', article_number: 'K1', url: '/kruk' });
    const id = await imported([item({ title: 'Kruk', article_number: 'K1', url: '/kruk' })]);
    expect((await itemsOf(id))[0]?.outcome).toBe('created');
    expect(await stored('Hun kruk', b)).toMatchObject({ version: 1, article_number: 'K1' });
  });
});
