import { beforeEach, describe, expect, it } from 'vitest';
import { startPictureServer, answer, png } from '../picture-imports/testing/picture-server.ts';
import { picturesFixture } from '../picture-imports/testing/pictures-fixture.ts';
import { storedList } from '../testing/shop-fixture.ts';
import { importFixture, item } from './testing/import-fixture.ts';

const { database, websiteId, otherId, shop, fetch, imagesOf } = await picturesFixture();
const imports = await importFixture(database, websiteId, otherId);
const { call, imported, undone, itemsOf, importOf, rows, stored, pieces } = imports;
const server = await startPictureServer({
  '/a.png': answer(await png('#f00')),
  '/b.png': answer(await png('#0f0')),
});
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
/** What an owner stored of a product; the rest is made of it. */
const contentOf = ({
  version: _v,
  updated_at: _a,
  lowest_price_cents: _l,
  swatches: _s,
  ...row
}: Record<string, unknown>) => row;

beforeEach(async () => {
  await rows('delete from products');
  await rows('delete from categories');
  await rows('delete from redirects');
});

describe('an import that is taken back', () => {
  it('gives products the content, categories and pieces that they had', async () => {
    const id = await stool({ brand: 'Noord', description: '<p>Oud</p>', url: '/kruk' });
    const chairId = await chair();
    const before = [await stored('Kruk'), await stored('Stoel')].map(contentOf);
    const done = await imported([
      item({
        article_number: 'K1',
        title: 'Nieuwe kruk',
        url: '/nieuw',
        price: '6',
        stock: '2',
        categories: 'Hal',
      }),
      item(
        { article_number: 'S', price: '110' },
        [
          { choice_1: 'Rood', stock: '8' },
          { choice_1: 'Wit', stock: '5' },
        ],
        3,
      ),
    ]);
    expect(await pieces(chairId)).toMatchObject({ whole: 17, rood: 8, groen: 4 });
    expect(await stored('Nieuwe kruk')).toMatchObject({ id, url: '/nieuw' });
    await undone(done);
    expect(await textsOf(done)).toEqual([expect.stringContaining('Hal')]);
    expect([await stored('Kruk'), await stored('Stoel')].map(contentOf)).toEqual(before);
    expect(await pieces(id)).toEqual({ whole: 10 });
    expect(await pieces(chairId)).toEqual({ whole: 7, rood: 3, groen: 4 });
    expect(await rows('select * from product_categories where product_id = $1', [id])).toEqual([]);
    const events = await rows(
      `select action, member_name from audit_events where subject_id = $1 order by id`,
      [id],
    );
    expect(events.filter(({ action }) => action === 'undone')).not.toEqual([]);
  });

  it('gives back the pictures that were there, also when new ones were fetched or still wait', async () => {
    const id = await stool({ main_image: '/x.png' });
    const done = await imported([
      item({ article_number: 'K1', images: `${server.url('/a.png')} | /y.png` }),
      item({ title: 'Nieuw', images: server.url('/b.png') }, [], 3),
    ]);
    expect((await importOf(done)).pictures).toMatchObject({ waiting: 2 });
    await fetch();
    expect(await imagesOf(id)).toEqual([expect.stringContaining('.png'), '/y.png']);
    await undone(done);
    expect(await imagesOf(id)).toEqual(['/x.png']);
    expect((await stored('Nieuw')).status).toBe('archived');

    const later = await imported([item({ article_number: 'K1', images: server.url('/c.png') })]);
    await undone(later);
    await fetch();
    expect(server.asked).not.toContain('/c.png');
    expect(await imagesOf(id)).toEqual(['/x.png']);
  });

  it('archives new products, of which the address stays theirs until they are deleted', async () => {
    const done = await imported([item({ title: 'Nieuw', url: '/nieuw', status: 'published', stock: '4' })]);
    await undone(done);
    const made = await stored('Nieuw');
    expect(made).toMatchObject({ status: 'archived', url: '/nieuw' });
    expect(await pieces(made.id)).toEqual({ whole: 4 });
    expect(await rows('select * from redirects')).toEqual([]);
    const again = await imported([item({ url: '/nieuw', status: 'published' })]);
    expect((await itemsOf(again))[0]).toMatchObject({ product_id: made.id, outcome: 'changed' });
  });

  it('changes nothing the second time, and nothing of other websites', async () => {
    const id = await stool();
    const done = await imported([
      item({ article_number: 'K1', stock: '25' }),
      item({ title: 'Nieuw' }, [], 3),
    ]);
    const theirs = await imports.other.imported([
      item({ article_number: 'K1', title: 'Hun kruk', price: '1' }),
    ]);
    // Not even when its id is that of another website's product.
    const { id: foreign } = await stored('Hun kruk', otherId);
    await rows('update catalogue_import_items set product_id = $2 where import_id = $1 and place = 1', [
      done,
      foreign,
    ]);
    await undone(done);
    const after = await rows('select * from products order by id');
    const again = imports.undone(done);
    await expect(again).rejects.toThrow('409');
    await imports.work(done);
    expect(await rows('select * from products order by id')).toEqual(after);
    expect(await stored('Hun kruk', otherId)).toMatchObject({ status: 'draft', version: expect.any(Number) });
    expect(await pieces(id)).toEqual({ whole: 10 });
    await expect(call('undoImport', { id: theirs })).rejects.toThrow('404');
  });

  it('gives back what a product had before several rows of one import changed it', async () => {
    const id = await stool();
    const many = Array.from({ length: 60 }, (_, at) => item({ title: `Deel ${at}` }, [], 10 + at));
    const done = await imported([
      item({ article_number: 'K1', price: '60', stock: '11' }),
      item({ title: 'Nieuw', article_number: 'N1' }, [], 3),
      ...many,
      item({ article_number: 'K1', price: '70', stock: '12' }, [], 80),
      item({ article_number: 'N1', brand: 'Noord' }, [], 81),
      item({ article_number: 'K1', price: '80', brand: 'Noord' }, [], 82),
    ]);
    expect(await stored('Kruk')).toMatchObject({ price_cents: 8_000, brand: 'Noord' });
    await undone(done);
    expect(await textsOf(done)).toEqual([]);
    expect(await stored('Kruk')).toMatchObject({ price_cents: 5_000, brand: '' });
    expect(await pieces(id)).toEqual({ whole: 10 });
    expect((await stored('Nieuw')).status).toBe('archived');
  });

  it('deletes the categories that it made, unless something uses them or somebody changed them', async () => {
    const titles = async () =>
      (await rows('select title from categories order by title')).map(({ title }) => title);
    const made = (path: string, row: number) => item({ title: path, categories: path }, [], row);
    const done = await imported([
      made('Weg > Onder', 2),
      made('Gewijzigd > Onder gewijzigd', 3),
      made('Met product', 4),
      made('In een korting', 5),
      made('In een menu', 6),
      made('In een regel', 7),
      made('Op een pagina', 8),
    ]);
    const idOf = async (title: string) => {
      const [row] = await rows('select id from categories where title = $1', [title]);
      return String(row?.id);
    };
    await rows(`update categories set version = 2 where title = 'Onder gewijzigd'`);
    const other = await shop.product({ title: 'Van een ander' });
    const using = {
      'Met product': `insert into product_categories (website_id, product_id, category_id) values ($1, '${other}', $2)`,
      'In een korting': `insert into discounts (website_id, id, title, kind, value, category_ids)
        values ($1, 'd', 'Korting', 'percentage', 10, array[$2])`,
      'In een regel': `insert into categories (website_id, id, title, url, rule)
        values ($1, 'r', 'Met een regel', '/r', jsonb_build_object('match', 'all', 'conditions',
          jsonb_build_array(jsonb_build_object('field', 'category', 'id', $2::text))))`,
      'Op een pagina': `insert into document_references (website_id, target_id, place_kind, place_id, is_live)
        values ($1, $2, 'page', 'p', false)`,
    };
    for (const [title, statement] of Object.entries(using))
      await rows(statement, [websiteId, await idOf(title)]);
    await rows(
      `insert into menus (website_id, id, title, items) values ($1, 'm', 'Menu', '[{"link":"/in-een-menu"}]')`,
      [websiteId],
    );
    await undone(done);
    expect(await titles()).toEqual([
      'Gewijzigd',
      'In een korting',
      'In een menu',
      'In een regel',
      'Met een regel',
      'Met product',
      'Onder gewijzigd',
      'Op een pagina',
    ]);
    const deletions = await rows(
      `select array_agg(before ->> 'title' order by before ->> 'title') titles from audit_events
       where subject_kind = 'category' and action = 'deleted' group by change_id`,
    );
    expect(deletions).toContainEqual({ titles: ['Onder', 'Weg'] });
  });

  it('makes the categories of a better file again', async () => {
    const sheet = [item({ title: 'Nieuw', url: '/nieuw', categories: 'Hal > Klein' })];
    await undone(await imported(sheet));
    await imported(sheet);
    const found = await rows(
      `select c.title, p.title product from categories c join product_categories m on m.category_id = c.id
       join products p on p.id = m.product_id`,
    );
    expect(found).toEqual([{ title: 'Klein', product: 'Nieuw' }]);
  });
});
