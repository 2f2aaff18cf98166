import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture, storedList } from '../testing/shop-fixture.ts';
import { countLow } from './count-low.ts';
import { stockListHandlers } from './handlers.ts';

interface Shelf {
  readonly product_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly choices: string[];
}
interface Reply {
  readonly shelves: Shelf[];
  readonly total: number;
  readonly is_more: boolean;
  readonly next: string;
  readonly previous: string;
}

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const many = await database.createWebsite({ id: 'veel', host: 'veel.test' });
const api = await startOwnerApi(database, stockListHandlers, a, b);
const manyApi = await startOwnerApi(database, stockListHandlers, many, b);
const { pool } = database.admin;

const wood = { options: [storedList('hout', 'Noten', 'Eiken')], variant_options: ['hout'] };
const shop = shopFixture(database, a);
await shop.product({
  id: 'stoel',
  title: 'Stoel',
  article_number: 'S-1',
  ean: '111',
  stock: 10,
  low_stock: 12,
});
await shop.product({
  id: 'bank',
  title: 'Bank',
  article_number: 'B-1',
  low_stock: 2,
  main_image: '/media/bank.jpg',
  variants: [
    { id: 'z', choices: ['Noten'], stock: 0, article_number: 'B-1-N', images: ['/media/noten.jpg'] },
    { id: 'e', choices: ['Eiken'], stock: 7, ean: '222' },
  ],
  ...wood,
});
await shop.product({ id: 'concept', title: 'Aap', stock: 4, status: 'draft' });
await shop.product({ id: 'weg', title: 'Weg', stock: 4, status: 'archived' });
await shop.product({ id: 'vrij', title: 'Niet geteld' });
await shopFixture(database, b).product({ id: 'hunne', title: 'Hunne', stock: 4 });
await pool.query(`update stock set reserved = 3 where website_id = 'a' and product_id = 'stoel'`);
await pool.query(
  `insert into variant_stock (website_id, product_id, variant_id, retired) values ('a', 'bank', 'oud', true)`,
);
await pool.query(`insert into stock_movements (website_id, product_id, variant_id, at, change, on_hand, reason) values
  ('a', 'bank', 'e', '2026-11-01 10:00Z', 1, 6, 'count'), ('a', 'bank', 'e', '2026-11-02 10:00Z', 1, 7, 'count')`);

const first = { query: '', sort: 'title', descending: false, cursor: '', limit: 25 };
const list = async (asked: object = {}, from = api, website = a) => {
  const { status, body } = await from.call('listStock', {
    website_id: website,
    project_id: website,
    ...first,
    ...asked,
  });
  expect(status).toBe(200);
  return body as unknown as Reply;
};
const names = ({ shelves }: Reply) => shelves.map(({ title, choices }) => [title, ...choices].join(' '));

describe('the list of the stock', () => {
  it('has every counted product and each variant in its order, drafts too, and nothing else', async () => {
    const reply = await list();
    expect(names(reply)).toEqual(['Aap', 'Bank Noten', 'Bank Eiken', 'Stoel']);
    expect(reply).toMatchObject({ total: 4, is_more: false, next: '', previous: '' });
    expect(reply.shelves[0]).toMatchObject({ state: 'draft', changed_at: null });
    expect(reply.shelves.slice(1)).toEqual([
      {
        product_id: 'bank',
        variant_id: 'z',
        title: 'Bank',
        choices: ['Noten'],
        article_number: 'B-1-N',
        ean: '',
        picture: '/media/noten.jpg',
        state: 'published',
        on_hand: 0,
        reserved: 0,
        low_stock: 2,
        changed_at: null,
      },
      expect.objectContaining({
        variant_id: 'e',
        picture: '/media/bank.jpg',
        on_hand: 7,
        changed_at: '2026-11-02T10:00:00.000Z',
      }),
      expect.objectContaining({
        variant_id: '',
        article_number: 'S-1',
        on_hand: 10,
        reserved: 3,
        low_stock: 12,
      }),
    ]);
  });

  it('is ordered by what is there, and by what can be ordered', async () => {
    expect(names(await list({ sort: 'on_hand' }))).toEqual(['Bank Noten', 'Aap', 'Bank Eiken', 'Stoel']);
    const down = names(await list({ sort: 'available', descending: true }));
    expect(down).toEqual(['Stoel', 'Bank Eiken', 'Aap', 'Bank Noten']);
  });

  it('shows what is low, sold out or reserved', async () => {
    expect(names(await list({ filter: 'low' }))).toEqual(['Bank Noten', 'Stoel']);
    const low = (most: number) => withWebsite(database.app, 'a', (tx) => countLow(tx, 'a', most));
    expect([await low(1000), await low(1)]).toEqual([2, 1]);
    expect(names(await list({ filter: 'out' }))).toEqual(['Bank Noten']);
    expect(names(await list({ filter: 'reserved' }))).toEqual(['Stoel']);
  });

  it('finds a variant by its own words and those of its product, not by those of another variant', async () => {
    expect(names(await list({ query: 'bank' }))).toEqual(['Bank Noten', 'Bank Eiken']);
    expect(names(await list({ query: 'EIKEN bank' }))).toEqual(['Bank Eiken']);
    expect(names(await list({ query: 'b-1-n' }))).toEqual(['Bank Noten']);
    expect(names(await list({ query: '222' }))).toEqual(['Bank Eiken']);
    expect(names(await list({ query: '111' }))).toEqual(['Stoel']);
    expect(names(await list({ query: 'noten eiken' }))).toEqual([]);
    expect(names(await list({ query: 'hunne' }))).toEqual([]);
    expect(names(await list({ query: '%' }))).toEqual([]);
  });

  it('gives the first page for a cursor of another order or of nobody', async () => {
    const { next } = await list({ limit: 2 });
    expect(names(await list({ cursor: next, sort: 'on_hand', limit: 1 }))).toEqual(['Bank Noten']);
    expect(names(await list({ cursor: 'xx', limit: 1 }))).toEqual(['Aap']);
  });
});

describe('pages', () => {
  // More than are sorted at once, half of them variants; many have the same number.
  it('have every row once, forwards and back, in every order', { timeout: 60_000 }, async () => {
    await pool.query(`insert into products (website_id, id, title, url, price_cents, status, stock_management, variant_options, variants)
      select 'veel', 'p' || n, 'Ding ' || n % 300, '/d/' || n, 1, 'published', true,
        case when n % 2 = 0 then '{hout}'::text[] else '{}' end,
        case when n % 2 = 0 then '[{"id":"b","choices":["Noten"]},{"id":"a","choices":["Eiken"]}]'::jsonb else '[]' end
      from generate_series(1, 1500) n`);
    await pool.query(
      `insert into stock (website_id, product_id, on_hand) select 'veel', 'p' || n, n % 7 from generate_series(1, 1500) n`,
    );
    await pool.query(`insert into variant_stock (website_id, product_id, variant_id, on_hand)
      select 'veel', 'p' || n, v, n % 5 from generate_series(2, 1500, 2) n, unnest('{a,b}'::text[]) v`);
    await pool.query('analyze');
    const keyOf = ({ product_id, variant_id }: Shelf) => `${product_id} ${variant_id}`;
    for (const sort of ['title', 'available', 'on_hand']) {
      for (const descending of [false, true]) {
        const asked = { sort, descending, limit: 200 };
        const pages: string[][] = [];
        let reply = await list(asked, manyApi, many);
        expect(reply.total).toBe(2250);
        pages.push(reply.shelves.map(keyOf));
        while (reply.next !== '') {
          reply = await list({ ...asked, cursor: reply.next }, manyApi, many);
          pages.push(reply.shelves.map(keyOf));
        }
        expect(pages).toHaveLength(12);
        expect(new Set(pages.flat()).size).toBe(2250);
        for (const page of pages.slice(0, -1).toReversed()) {
          reply = await list({ ...asked, cursor: reply.previous }, manyApi, many);
          expect(reply.shelves.map(keyOf)).toEqual(page);
        }
        expect(reply.previous).toBe('');
      }
    }
    const found = await list({ query: 'ding eiken', limit: 200 }, manyApi, many);
    expect(found.total).toBe(750);
  });
});
