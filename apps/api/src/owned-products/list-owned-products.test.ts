import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { ownedProductsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const { pool } = database.admin;

interface Listed {
  products: { id: string; state: string; categories: string[] }[];
  total: number;
  is_more: boolean;
  next: string;
  previous: string;
}
const list = async (asked: object = {}) => {
  const filter = { query: '', sort: 'title', descending: false, cursor: '', limit: 100 };
  const { body } = await api.call('listOwnedProducts', { website_id: a, project_id: a, ...filter, ...asked });
  return body as Listed;
};
const found = async (asked: object) => (await list(asked)).products.map(({ id }) => id);

beforeAll(async () => {
  await pool.query(
    `insert into categories (website_id, id, title, url) values ('a', 'tafels', 'Tafels', '/tafels')`,
  );
  await pool.query(
    `insert into products (website_id, id, title, url, price_cents, status, position, article_number, brand, stock_management, low_stock, publish_at)
     values ('a', 'eik', 'Éiken tafel', '/eik', 30000, 'published', 3, 'AN-100', 'Noord', true, 2, null),
       ('a', 'beuk', 'Beuken bank', '/beuk', 10000, 'published', 1, 'AN-200', 'Zuid', true, 2, null),
       ('a', 'es', 'Essen kruk', '/es', 20000, 'draft', 2, '', '', false, null, '2030-01-01T00:00:00Z'),
       ('a', 'den', 'Dennen plank', '/den', 20000, 'draft', 2, '', '', false, null, null),
       ('a', 'oud', 'Oude stoel', '/oud', 5000, 'archived', 0, '', '', false, null, null),
       ('b', 'hun', 'Hun tafel', '/hun', 5000, 'published', 0, '', '', false, null, null)`,
  );
  await pool.query(
    `update products set vat_class_id = 'low' where website_id = 'a' and id in ('beuk', 'es', 'oud')`,
  );
  await pool.query(
    `insert into stock (website_id, product_id, on_hand, reserved) values ('a', 'eik', 5, 3), ('a', 'beuk', 1, 1)`,
  );
  await pool.query(
    `insert into product_categories (website_id, product_id, category_id) values ('a', 'eik', 'tafels')`,
  );
});

describe('the list of products', () => {
  it.each([
    ['title', false, ['beuk', 'den', 'eik', 'es']],
    ['title', true, ['es', 'eik', 'den', 'beuk']],
    ['price', false, ['beuk', 'den', 'es', 'eik']],
    ['stock', false, ['beuk', 'eik', 'den', 'es']],
    ['position', true, ['eik', 'es', 'den', 'beuk']],
  ])(
    'by %s, descending %s, without what is archived and what is of others',
    async (sort, descending, ids) => {
      expect(await found({ sort, descending })).toEqual(ids);
    },
  );

  it.each([
    [{ query: 'eiken' }, ['eik']],
    [{ query: 'TAFEL noord' }, ['eik']],
    [{ query: 'an-200' }, ['beuk']],
    [{ query: 'kruk tafel' }, []],
    [{ query: '%' }, []],
    [{ state: 'draft' }, ['den']],
    [{ state: 'planned' }, ['es']],
    [{ state: 'archived' }, ['oud']],
    [{ category_id: 'tafels' }, ['eik']],
    [{ vat_class_id: 'low' }, ['beuk', 'es']],
    [{ vat_class_id: 'zero' }, []],
    [{ vat_class_id: 'weg' }, []],
    [{ vat_class_id: 'low', state: 'planned' }, ['es']],
    [{ stock: 'low' }, ['beuk', 'eik']],
    [{ stock: 'out' }, ['beuk']],
  ])('finds for %o', async (asked, ids) => {
    expect(await found(asked)).toEqual(ids);
  });

  it('has as many products of a VAT class as are counted of it', async () => {
    const { body } = await api.call('listVatClasses', { website_id: a, project_id: a });
    const { classes } = body as { classes: { id: string; products: number }[] };
    expect(classes.map(({ id, products }) => [id, products])).toEqual([
      ['high', 2],
      ['low', 2],
      ['zero', 0],
      ['exempt', 0],
    ]);
    for (const { id, products } of classes) expect((await list({ vat_class_id: id })).total).toBe(products);
    expect(classes[1]).toMatchObject({ name: 'Laag tarief', rate_bp: 900, category: 'S' });
  });

  it('says of each product what it is', async () => {
    const { products } = await list({ query: 'eiken' });
    expect(products).toMatchObject([
      { state: 'published', on_hand: 5, reserved: 3, categories: ['Tafels'], category_count: 1 },
    ]);
    expect((await list({ state: 'planned' })).products).toMatchObject([
      { state: 'planned', publish_at: '2030-01-01T00:00:00.000Z' },
    ]);
  });

  it.each(['title', 'price', 'stock', 'updated', 'position'])(
    'goes on and back by %s, a page at a time',
    async (sort) => {
      const all = await found({ sort });
      const first = await list({ sort, limit: 2 });
      expect(first).toMatchObject({ total: 4, is_more: false, previous: '' });
      const second = await list({ sort, limit: 2, cursor: first.next });
      expect([...first.products, ...second.products].map(({ id }) => id)).toEqual(all);
      expect(second.next).toBe('');
      const back = await list({ sort, limit: 2, cursor: second.previous });
      expect(back.products.map(({ id }) => id)).toEqual(all.slice(0, 2));
      expect(back.previous).toBe('');
    },
  );

  it.each([
    'onzin',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["title","eik","eik",false]').toString('base64url'),
    Buffer.from('["price","veel","eik",false]').toString('base64url'),
    Buffer.from('["price","99999999999999999999","eik",false]').toString('base64url'),
  ])('takes the cursor %j for the first page', async (cursor) => {
    expect(await found({ sort: 'price', cursor })).toEqual(['beuk', 'den', 'es', 'eik']);
  });

  it('counts exactly to ten thousand', async () => {
    // Without search documents of so many products, which take most of the time.
    await pool.query('alter table products disable trigger user');
    await pool.query(
      `insert into products (website_id, id, title, url, price_cents, status, position)
       select 'a', 'rij-' || n, 'Rij ' || n, '/rij-' || n, 100, 'draft', 10 from generate_series(1, 10001) n`,
    );
    expect(await list({ limit: 1 })).toMatchObject({ total: 10_000, is_more: true });
    expect(await list({ limit: 1, query: 'rij' })).toMatchObject({ total: 10_000, is_more: true });
    expect(await list({ limit: 1, query: 'rij 77' })).toMatchObject({ total: 111 });
    expect(await found({ limit: 2, query: 'rij', sort: 'title' })).toEqual(['rij-1', 'rij-10']);
    const first = await list({ sort: 'stock', limit: 3 });
    const second = await list({ sort: 'stock', limit: 3, cursor: first.next });
    const idsOf = ({ products }: Listed) => products.map(({ id }) => id);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(['beuk', 'eik', 'den', 'es', 'rij-1', 'rij-10']);
    expect(idsOf(await list({ sort: 'stock', limit: 3, cursor: second.previous }))).toEqual(idsOf(first));
    const down = { sort: 'stock', descending: true, limit: 200 };
    expect(idsOf(await list({ ...down, cursor: first.next }))).toEqual(['eik', 'beuk']);
    await pool.query(`delete from products where id like 'rij-%'`);
    await pool.query('alter table products enable trigger user');
  });
});
