import { beforeEach, describe, expect, it } from 'vitest';
import { categoriesHandlers } from '../categories/handlers.ts';
import { ownedProductsHandlers } from '../owned-products/handlers.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { categoryProductsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const handlers = { ...categoriesHandlers, ...ownedProductsHandlers, ...categoryProductsHandlers };
const api = await startOwnerApi(database, handlers, a, b);
const { pool } = database.admin;
const ids = { website_id: a, project_id: a };
const names = ['p0', 'p1', 'p2', 'p3', 'p4'];

const product = (website: string, id: string, position: number, price = 1000) =>
  pool.query(
    `insert into products (website_id, id, url, title, price_cents, position, status, created_at)
     values ($1, $2::text, '/p/' || $2::text, 'Product ' || $2::text, $3, $4::int, 'published', to_timestamp($4::int * 3600))`,
    [website, id, price, position],
  );
const put = (id: string, position: number, category = 'c') =>
  pool.query(
    `insert into product_categories (website_id, product_id, category_id, position) values ('a', $1, $2, $3)`,
    [id, category, position],
  );

beforeEach(async () => {
  for (const table of ['products', 'categories', 'audit_events']) await pool.query(`delete from ${table}`);
  await pool.query(
    `insert into categories (website_id, id, title, url, rule) values ('a', 'c', 'C', '/c', null), ('b', 'hunne', 'H', '/h', null),
     ('a', 'regel', 'Regel', '/regel', '{"match":"all","conditions":[{"field":"title","text":"p4"}]}')`,
  );
  for (const [at, id] of names.entries()) await product(a, id, at, 5000 - at * 1000);
  await product(b, 'hun', 0);
  for (const id of ['p0', 'p1', 'p2']) await put(id, 0);
});

interface Page {
  products: { id: string }[];
  total: number;
  next: string;
}
const page = async (cursor = '', id = 'c') =>
  (await api.call('listCategoryProducts', { ...ids, id, cursor })).body as Page;
const order = async () => (await page()).products.map(({ id }) => id);
const place = (id: string, before: string) =>
  api.call('placeCategoryProduct', { ...ids, id: 'c', product_id: id, before });
const add = (products: string[], before = '') =>
  api.call('addCategoryProducts', { ...ids, id: 'c', product_ids: products, before });
const remove = (id: string) => api.call('removeCategoryProduct', { ...ids, id: 'c', product_id: id });
const events = async (id = 'c') =>
  ((await api.call('listCategoryEvents', { ...ids, id })).body as { events: object[] }).events;

describe('the order of a category by hand', () => {
  it.each([
    ['p2', 'p0', ['p2', 'p0', 'p1'], ''],
    ['p0', '', ['p1', 'p2', 'p0'], 'p1'],
    ['p0', 'p2', ['p1', 'p0', 'p2'], 'p1'],
    ['p0', 'weg', ['p1', 'p2', 'p0'], 'p1'],
    ['p1', 'p1', ['p0', 'p1', 'p2'], 'p2'],
  ])('has %s before "%s" as %o', async (id, before, expected, stood) => {
    expect(await place(id, before)).toMatchObject({ status: 200, body: { before: stood } });
    expect(await order()).toEqual(expected);
  });

  it('says who placed what where, and nothing of a repeated call', async () => {
    await place('p2', 'p0');
    await place('p2', 'p0');
    expect(await events()).toMatchObject([
      {
        action: 'placed',
        member: 'Naam van owner',
        before: { product: 'Product p2', place: 3 },
        after: { product: 'Product p2', place: 1 },
      },
    ]);
  });

  it('has each product once after many moves at once', async () => {
    await Promise.all(names.slice(0, 3).flatMap((id) => [place(id, 'p0'), place(id, ''), place(id, 'p2')]));
    expect((await order()).toSorted()).toEqual(['p0', 'p1', 'p2']);
    const { rows } = await pool.query(
      `select count(distinct position)::int as count from product_categories where category_id = 'c'`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('is listed in parts, each product once, in every order', async () => {
    await pool.query(
      `insert into products (website_id, id, url, title, price_cents, position)
       select 'a', 'n' || i, '/n/' || i, 'Naam ' || i % 7, (i % 5) * 100, i % 3 from generate_series(1, 400) i`,
    );
    await pool.query(
      `insert into product_categories (website_id, product_id, category_id, position)
       select 'a', id, 'c', length(id) from products where id like 'n%'`,
    );
    for (const sort of ['manual', 'newest', 'cheapest', 'dearest', 'title']) {
      await pool.query(`update categories set sort = $1 where id = 'c'`, [sort]);
      const found: string[] = [];
      const sizes: number[] = [];
      let cursor = '';
      do {
        const { products, next, total } = await page(cursor);
        expect(total).toBe(403);
        found.push(...products.map(({ id }) => id));
        sizes.push(products.length);
        cursor = next;
      } while (cursor !== '');
      expect(sizes).toEqual([200, 200, 3]);
      expect(new Set(found).size).toBe(403);
    }
  });

  it.each([
    ['cheapest', ['p2', 'p1', 'p0']],
    ['dearest', ['p0', 'p1', 'p2']],
    ['newest', ['p2', 'p1', 'p0']],
    ['title', ['p0', 'p1', 'p2']],
  ])('is another one when sorted by %s', async (sort, expected) => {
    await place('p1', 'p0');
    await pool.query(`update categories set sort = $1 where id = 'c'`, [sort]);
    expect(await order()).toEqual(expected);
  });
});

describe('the products of a category', () => {
  it('are added once, before another one or at the end, with an event of each product', async () => {
    expect((await add(['p3', 'p0', 'p4'], 'p1')).body).toEqual({ added: ['p3', 'p4'] });
    expect((await add(['p3', 'p4'])).body).toEqual({ added: [] });
    expect(await order()).toEqual(['p0', 'p3', 'p4', 'p1', 'p2']);
    expect(await events()).toMatchObject([
      { action: 'added', before: null, after: { products: ['Product p3', 'Product p4'] } },
    ]);
    const { body } = await api.call('listProductEvents', { ...ids, id: 'p3' });
    expect(body).toMatchObject({ events: [{ before: { categories: [] }, after: { categories: ['c'] } }] });
    const { rows } = await pool.query(`select version from products where id = 'p3'`);
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('are taken out, and put back where they stood', async () => {
    expect((await remove('p1')).body).toEqual({ before: 'p2' });
    expect((await remove('p1')).body).toEqual({ before: '' });
    expect(await order()).toEqual(['p0', 'p2']);
    await add(['p1'], 'p2');
    expect(await order()).toEqual(['p0', 'p1', 'p2']);
    expect(await events()).toMatchObject([{ action: 'added' }, { action: 'removed' }]);
  });

  it('are decided by the rule where there is one, whoever changes the product', async () => {
    const message = 'Een regel beslist welke producten in deze categorie staan.';
    const body = { ...ids, id: 'regel' };
    expect(
      (await api.call('addCategoryProducts', { ...body, product_ids: ['p0'], before: '' })).body,
    ).toMatchObject({
      errors: { product_ids: [message] },
    });
    expect((await api.call('removeCategoryProduct', { ...body, product_id: 'p4' })).body).toMatchObject({
      errors: { product_id: [message] },
    });
    const change = { kind: 'category', action: 'add', category_id: 'regel' };
    const several = await api.call('changeProducts', { ...ids, ids: ['p0'], change, preview: false });
    expect(several).toMatchObject({
      status: 422,
      body: { errors: { 'change.category_id': [expect.stringContaining('volgens een regel')] } },
    });
    expect((await page('', 'regel')).products.map(({ id }) => id)).toEqual(['p4']);
  });

  it('of a rule are left alone by a save of the product, and follow its price', async () => {
    await pool.query(
      `update categories set rule = '{"match":"all","conditions":[{"field":"price","from":null,"to":1500}]}' where id = 'regel'`,
    );
    const open = async () =>
      (await api.call('getOwnedProduct', { ...ids, id: 'p4' })).body as { product: object };
    const { product: opened } = (await open()) as { product: Record<string, unknown> };
    expect(opened).toMatchObject({ categories: [], rule_categories: ['Regel'] });
    const {
      id,
      version,
      on_hand: _h,
      reserved: _r,
      variant_stock: _v,
      updated_at: _u,
      rule_categories: _c,
      ...content
    } = opened;
    const saved = await api.call('saveProduct', {
      ...ids,
      id,
      version,
      product: { ...content, categories: ['c'] },
    });
    expect(saved.body).toMatchObject({ product: { categories: ['c'], rule_categories: ['Regel'] } });
    const wrong = await api.call('saveProduct', {
      ...ids,
      id,
      version: 2,
      product: { ...content, categories: ['regel'] },
    });
    expect(wrong.body).toMatchObject({
      errors: { 'product.categories': [expect.stringContaining('volgens een regel')] },
    });
    const change = { kind: 'price', which: 'price', by: 'amount', value: 5000, round_to: 1, take_off: 0 };
    const changed = await api.call('changeProducts', { ...ids, ids: ['p4'], change, preview: false });
    expect(changed.status).toBe(200);
    expect((await page('', 'regel')).products).toEqual([]);
    await api.call('undoProductChange', { ...ids, change: (changed.body as { change: string }).change });
    expect((await page('', 'regel')).products.map((one) => one.id)).toEqual(['p4']);
  });
});

const shared = { database, api, otherWebsite: b, notFor: ['editor' as const], startsAnew: true };
ownerContractCases({
  ...shared,
  endpoint: 'listCategoryProducts',
  good: async () => ({ ...ids, id: 'c', cursor: '' }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: 'hunne', cursor: '' }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'placeCategoryProduct',
  good: async () => ({ ...ids, id: 'c', product_id: 'p2', before: 'p0' }),
  refused: async () => [
    {
      title: 'of another website',
      body: { ...ids, id: 'hunne', product_id: 'hun', before: '' },
      code: 'not_found',
    },
    {
      title: 'not in it',
      body: { ...ids, id: 'c', product_id: 'p4', before: '' },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'addCategoryProducts',
  good: async () => ({ ...ids, id: 'c', product_ids: ['p3'], before: '' }),
  refused: async () => [
    {
      title: 'of another website',
      body: { ...ids, id: 'hunne', product_ids: ['p3'], before: '' },
      code: 'not_found',
    },
    {
      title: 'a foreign product',
      body: { ...ids, id: 'c', product_ids: ['p3', 'hun'], before: '' },
      code: 'validation_failed',
    },
    {
      title: 'with a rule',
      body: { ...ids, id: 'regel', product_ids: ['p3'], before: '' },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'removeCategoryProduct',
  good: async () => ({ ...ids, id: 'c', product_id: 'p0' }),
  refused: async () => [
    { title: 'of another website', body: { ...ids, id: 'hunne', product_id: 'hun' }, code: 'not_found' },
    { title: 'with a rule', body: { ...ids, id: 'regel', product_id: 'p4' }, code: 'validation_failed' },
  ],
});

it('is kept by owners and by members of the shop', async () => {
  const body = { ...ids, id: 'c', product_id: 'p2', before: 'p0' };
  expect((await api.call('placeCategoryProduct', body, as('editor'))).status).toBe(403);
  expect((await api.call('placeCategoryProduct', body, as('shop'))).status).toBe(200);
});
