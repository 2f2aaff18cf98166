import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { ownedProductsHandlers } from './handlers.ts';
import { newContent } from './new-content.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const { pool } = database.admin;
const shop = shopFixture(database, a);
const ids = { website_id: a, project_id: a };
await pool.query(
  `insert into categories (website_id, id, title, url) values ('a', 'tafels', 'Tafels', '/tafels'), ('a', 'hout', 'Hout', '/hout')`,
);

const plain = { ...newContent([{ id: 'high' }]), title: 'Tafel', price_cents: 10_000 };
let number = 0;
const create = async (key = '') => {
  number += 1;
  const { body } = await api.call(
    'createProduct',
    { ...ids, title: `Tafel ${number}`, price_cents: 10_000 },
    key === '' ? {} : { headers: { 'idempotency-key': key } },
  );
  return (body as { id: string }).id;
};
type Opened = { product: Record<string, unknown> & { version: number; url: string } };
const open = async (id: string) =>
  ((await api.call('getOwnedProduct', { ...ids, id })).body as Opened).product;
const save = async (id: string, changes: object, version?: number) => {
  const { id: _id, version: known, on_hand: _h, reserved: _r, updated_at: _u, ...stored } = await open(id);
  return api.call('saveProduct', {
    ...ids,
    id,
    version: version ?? known,
    product: { ...stored, ...changes },
  });
};
const errorsOf = async (id: string, changes: object) =>
  ((await save(id, changes)).body as { errors: Record<string, string[]> }).errors;
const events = async (id: string) =>
  ((await api.call('listProductEvents', { ...ids, id })).body as { events: Record<string, unknown>[] })
    .events;
const priceRows = async (id: string) =>
  (
    await pool.query(
      'select price_cents::int as price, sale_price_cents::int as sale from price_history where product_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a new product', () => {
  it('is a draft at a free address made of its title, once per key', async () => {
    const first = await open(await create('een'));
    number -= 1;
    const again = await open(await create('een'));
    expect(again).toEqual(first);
    expect(first).toMatchObject({ status: 'draft', url: `/tafel-${number}`, vat_class_id: 'high' });
    number -= 1;
    expect(await open(await create())).toMatchObject({ url: `/tafel-${number}-2` });
  });
});

describe('a save', () => {
  it('stores every part, sanitises rich text and says who changed what', async () => {
    const id = await create();
    const reply = await save(id, {
      description: '<p>Eik<script>x()</script></p>',
      categories: ['hout', 'tafels'],
      brand: 'Atelier Noord',
      cost_cents: 4_000,
      images: ['/media/a/een.jpg', '/media/a/twee.jpg'],
    });
    expect(reply.status).toBe(200);
    expect(await open(id)).toMatchObject({
      version: 2,
      description: '<p>Eik</p>',
      categories: ['hout', 'tafels'],
      images: ['/media/a/een.jpg', '/media/a/twee.jpg'],
    });
    const [event] = await events(id);
    expect(event).toMatchObject({
      action: 'saved',
      member: 'Naam van owner',
      before: { brand: '', cost_cents: null, categories: [] },
      after: { brand: 'Atelier Noord', cost_cents: 4_000, categories: ['hout', 'tafels'] },
    });
  });

  it('writes nothing if nothing changed, and returns a repeated save as it was', async () => {
    const id = await create();
    await save(id, { brand: 'Een' });
    await save(id, { brand: 'Een' });
    expect((await open(id)).version).toBe(2);
    expect((await save(id, { brand: 'Een' }, 1)).status).toBe(200);
    expect((await save(id, { brand: 'Twee' }, 1)).status).toBe(409);
    expect(await events(id)).toHaveLength(2);
  });

  it('redirects the old address of a product that visitors saw, and not that of a draft', async () => {
    const id = await create();
    const redirects = async (from: string) =>
      (await pool.query('select location from redirects where website_id = $1 and from_path = $2', [a, from]))
        .rows;
    const { url } = await open(id);
    await save(id, { url: '/concept-adres' });
    expect(await redirects(url)).toEqual([]);
    await save(id, { status: 'published' });
    await save(id, { url: '/nieuw-adres' });
    expect(await redirects('/concept-adres')).toEqual([{ location: '/nieuw-adres' }]);
  });

  it('names what is wrong at its field', async () => {
    const id = await create();
    const other = await open(await create());
    await save(other['id'] as string, { article_number: 'T-1' });
    expect(await errorsOf(id, { url: other.url })).toEqual({
      'product.url': ['Dit adres is al in gebruik.'],
    });
    expect(await errorsOf(id, { url: '/' })).toHaveProperty(['product.url']);
    expect(await errorsOf(id, { categories: ['weg'], related: [id], article_number: 'T-1' })).toEqual({
      'product.categories': ['Een gekozen categorie is er niet meer. Kies opnieuw.'],
      'product.related': ['Een product past niet bij zichzelf.'],
      'product.article_number': ['Een ander product heeft dit artikelnummer al.'],
    });
    expect(await errorsOf(id, { sale_price_cents: 10_000 })).toEqual({
      'product.sale_price_cents': ['De actieprijs moet lager zijn dan de prijs.'],
    });
    expect(await errorsOf(id, { publish_at: '2020-01-01T08:00:00.000Z' })).toEqual({
      'product.publish_at': ['Kies een moment dat nog moet komen.'],
    });
  });

  it('of fifty people at once stores one, and tells the others', async () => {
    const id = await create();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, nr) => save(id, { brand: `Merk ${nr}` }, 1)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

describe('the history', () => {
  it('restores an earlier state, without its address, and without what is gone', async () => {
    const id = await create();
    const related = await shop.product();
    await save(id, { brand: 'Een', related: [related], categories: ['hout'] });
    const [first] = await events(id);
    await save(id, { brand: 'Twee', related: [], categories: [], url: '/elders' });
    await save(id, { title: 'Bank' });
    await pool.query('delete from products where id = $1', [related]);
    const reply = await api.call('restoreProduct', {
      ...ids,
      id,
      version: 4,
      event: first?.['id'] as string,
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        product: { brand: 'Een', related: [], categories: ['hout'], url: '/elders', version: 5 },
        left_out: ['related'],
      },
    });
    expect((await open(id))['title']).toBe(`Tafel ${number}`);
    expect((await events(id))[0]).toMatchObject({ action: 'restored' });
  });
});

describe('an earlier state that names pictures', () => {
  it('is restored without those in the bin and those that are erased, and says so', async () => {
    const address = (key: string) => `/media/${a}/${key}`;
    for (const key of ['blijft.jpg', 'weg.jpg'])
      await pool.query(
        `insert into files (website_id, key, state, name, content_type, is_private, most, member_id, removed_at)
         values ($1, $2, 'stored', $2, 'image/jpeg', false, 1, 'm', $3)`,
        [a, key, key === 'weg.jpg' ? new Date() : null],
      );
    const elsewhere = 'https://elders.nl/foto.jpg';
    const kept = [address('blijft.jpg'), elsewhere];
    const id = await create();
    await save(id, { images: [address('weg.jpg'), ...kept, address('gewist.jpg')] });
    const [first] = await events(id);
    await save(id, { images: [], brand: 'Later' });
    const event = first?.['id'] as string;
    const reply = await api.call('restoreProduct', { ...ids, id, version: 3, event });
    expect(reply.body).toMatchObject({ product: { images: kept, brand: '' }, left_out: ['images'] });
  });

  it('says nothing when all is there', async () => {
    const id = await create();
    await save(id, { brand: 'Een' });
    const [first] = await events(id);
    await save(id, { brand: 'Twee' });
    const event = first?.['id'] as string;
    const reply = await api.call('restoreProduct', { ...ids, id, version: 3, event });
    expect(reply.body).toMatchObject({ product: { brand: 'Een' }, left_out: [] });
  });
});

describe('values of several products', () => {
  const set = (changes: object[], options = {}) => api.call('setProductValues', { ...ids, changes }, options);

  it('are stored together, and undone together', async () => {
    const one = await shop.product({ stock: 3 });
    const two = await shop.product();
    const { body } = await set([
      { id: one, price_cents: { from: 12_100, to: 9_900 }, on_hand: { from: 3, to: 8 } },
      { id: two, sale_price_cents: { from: null, to: 9_900 }, cost_cents: { from: null, to: 5_000 } },
    ]);
    const { changed, refused, change } = body as { changed: string[]; refused: object[]; change: string };
    expect([changed.toSorted(), refused]).toEqual([[one, two].toSorted(), []]);
    expect(await open(one)).toMatchObject({ price_cents: 9_900, on_hand: 8, version: 2 });
    expect(await open(two)).toMatchObject({ sale_price_cents: 9_900, cost_cents: 5_000 });
    expect((await api.call('undoProductChange', { ...ids, change })).body).toEqual({
      undone: 2,
      refused: [],
    });
    expect(await open(one)).toMatchObject({ price_cents: 12_100, on_hand: 3 });
    expect(await open(two)).toMatchObject({ sale_price_cents: null, cost_cents: null });
  });

  it('are refused row by row: changed since, reserved, not lower, gone', async () => {
    const one = await shop.product();
    const two = await shop.product({ stock: 5 });
    const three = await shop.product();
    await pool.query('update stock set reserved = 4 where product_id = $1', [two]);
    const { body } = await set([
      { id: one, price_cents: { from: 1, to: 9_900 } },
      { id: two, on_hand: { from: 5, to: 3 } },
      { id: three, sale_price_cents: { from: null, to: 12_100 } },
      { id: 'weg', cost_cents: { from: null, to: 1 } },
    ]);
    expect(body).toMatchObject({
      changed: [],
      change: '',
      refused: [
        { id: one, message: 'Intussen door iemand anders gewijzigd. Laad de lijst opnieuw en kijk het na.' },
        { id: two, message: 'Er zijn al 4 stuks gereserveerd voor bestellingen.' },
        { id: three, message: 'De actieprijs moet lager zijn dan de prijs.' },
        { id: 'weg', message: 'Dit product is er niet meer.' },
      ],
    });
  });

  it('that changed again are not undone', async () => {
    const one = await shop.product();
    const { body } = await set([{ id: one, price_cents: { from: 12_100, to: 9_900 } }]);
    await set([{ id: one, price_cents: { from: 9_900, to: 8_000 } }]);
    const undone = await api.call('undoProductChange', {
      ...ids,
      change: (body as { change: string }).change,
    });
    expect(undone.body).toMatchObject({ undone: 0, refused: [{ id: one }] });
    expect(await open(one)).toMatchObject({ price_cents: 8_000 });
  });

  it('of a thousand products take a fixed number of statements', async () => {
    await pool.query(
      `insert into products (website_id, id, title, url, price_cents, status)
       select 'a', 'veel-' || n, 'Veel ' || n, '/veel-' || n, 10000, 'published' from generate_series(1, 1000) n`,
    );
    const many = Array.from({ length: 1000 }, (_, nr) => `veel-${nr + 1}`);
    const change = {
      kind: 'price',
      which: 'price',
      by: 'percentage',
      value: 1000,
      round_to: 100,
      take_off: 1,
    };
    const preview = await api.call('changeProducts', { ...ids, ids: many, change, preview: true });
    const { changed } = preview.body as { changed: object[] };
    expect(changed).toHaveLength(1000);
    expect(changed[0]).toEqual({
      id: 'veel-1',
      title: 'Veel 1',
      before: '€\u00a0100,00',
      after: '€\u00a0109,99',
    });
    expect(await priceRows('veel-7')).toEqual([{ price: 10_000, sale: null }]);
    await api.call('changeProducts', { ...ids, ids: many, change, preview: false });
    expect(await priceRows('veel-7')).toEqual([
      { price: 10_000, sale: null },
      { price: 10_999, sale: null },
    ]);
    await pool.query(`delete from products where id like 'veel-%'`);
  });

  it('put products in a category behind the others, and take them out', async () => {
    const one = await shop.product();
    const two = await shop.product();
    const category = (action: string) => ({ kind: 'category', action, category_id: 'tafels' });
    const { body } = await api.call('changeProducts', {
      ...ids,
      ids: [one, two],
      change: category('add'),
      preview: false,
    });
    expect(body).toMatchObject({ changed: [{ before: 'geen categorie', after: 'Tafels' }, {}] });
    const { rows } = await pool.query(
      `select product_id as id from product_categories where category_id = 'tafels' order by position desc`,
    );
    expect(rows.slice(0, 2).map(({ id }) => id as string)).toEqual([two, one]);
    await api.call('changeProducts', { ...ids, ids: [one], change: category('remove'), preview: false });
    expect(await open(one)).toMatchObject({ categories: [] });
  });

  it('say who made them, once each, and undo it unless that maker is gone', async () => {
    const maker = (id: string, website: string) =>
      pool.query(
        `insert into makers (website_id, id, name, postal_address, electronic_address, is_outside_eu, responsible_name,
          responsible_postal_address, responsible_electronic_address)
        values ($1, $2, 'Houtfabriek ' || $2::text, '', '', false, '', '', '')`,
        [website, id],
      );
    await maker('m1', ids.website_id);
    await maker('m2', ids.website_id);
    await maker('elders', b);
    const one = await shop.product();
    const two = await shop.product();
    const set = async (maker_id: string, preview = false) =>
      (
        await api.call('changeProducts', {
          ...ids,
          ids: [one, two],
          change: { kind: 'maker', maker_id },
          preview,
        })
      ).body;
    const makers = async () => [(await open(one)).maker_id, (await open(two)).maker_id];
    expect(await set('m1', true)).toMatchObject({
      changed: [{ before: 'geen fabrikant', after: 'Houtfabriek m1' }, {}],
      change: '',
    });
    expect(await makers()).toEqual(['', '']);
    await set('m1');
    expect(await makers()).toEqual(['m1', 'm1']);
    expect(await set('m1')).toMatchObject({ changed: [], unchanged: 2, change: '' });
    expect((await set('elders')).errors).toHaveProperty('change.maker_id');
    const { change } = await set('m2');
    expect((await api.call('undoProductChange', { ...ids, change })).body).toMatchObject({
      undone: 2,
      refused: [],
    });
    expect(await makers()).toEqual(['m1', 'm1']);
    const gone = await set('');
    expect(await makers()).toEqual(['', '']);
    await pool.query(`delete from makers where id = 'm1'`);
    const undone = await api.call('undoProductChange', { ...ids, change: gone.change });
    expect(undone.body).toMatchObject({ undone: 0, refused: [{ id: one }, { id: two }] });
    expect(await makers()).toEqual(['', '']);
  });
});

describe('prices', () => {
  it('leave one row for each change, whichever way it goes, that nobody can change', async () => {
    const id = await create();
    await save(id, { price_cents: 9_000 });
    await save(id, { brand: 'Zonder prijs' });
    await api.call('setProductValues', {
      ...ids,
      changes: [{ id, sale_price_cents: { from: null, to: 8_000 } }],
    });
    await pool.query('update products set price_cents = 8500 where id = $1', [id]);
    expect(await priceRows(id)).toEqual([
      { price: 10_000, sale: null },
      { price: 9_000, sale: null },
      { price: 9_000, sale: 8_000 },
      { price: 8_500, sale: 8_000 },
    ]);
    const { rows } = await pool.query(
      `select has_table_privilege('etalage_app', 'price_history', 'update') as change,
        has_table_privilege('etalage_app', 'price_history', 'delete') as remove`,
    );
    expect(rows).toEqual([{ change: false, remove: false }]);
  });
});

it('a shop member may change products, and an editor may not', async () => {
  const id = await create();
  expect((await api.call('getOwnedProduct', { ...ids, id }, as('shop'))).status).toBe(200);
  expect((await api.call('getOwnedProduct', { ...ids, id }, as('editor'))).status).toBe(403);
});

it('a copy is a draft without numbers of its own', async () => {
  const id = await create();
  await save(id, { article_number: 'T-77', ean: '4006381333931', brand: 'Noord', status: 'published' });
  const { body } = await api.call('duplicateProduct', { ...ids, id });
  expect(await open((body as { id: string }).id)).toMatchObject({
    status: 'draft',
    article_number: '',
    ean: '',
    brand: 'Noord',
    url: expect.stringContaining('kopie') as string,
  });
});

it('starts from what a save may contain', () => {
  expect(plain).toMatchObject({ status: 'draft', price_cents: 10_000, enable_checkout: true });
});
