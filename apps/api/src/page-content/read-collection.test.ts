import type { CategoryCollection, PageCollection, ProductCollection } from '@etalage/blocks/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { documentFixture } from '../testing/document-fixture.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { readCollection } from './read-collection.ts';

const { database, websiteId, otherWebsite, page } = await documentFixture();
const shop = shopFixture(database, websiteId);
const { global } = database.admin;

const settings = { priceMode: 'gross', showPriceTaxIncluded: true } as const;
const whole = { of: 'collection', rules: [], order: 'own', first: [], hidden: [], most: 100 } as const;
const titles = async (
  list: ProductCollection | CategoryCollection | PageCollection,
  { website = websiteId, more = {} } = {},
) => {
  const tiles = await withWebsite(database.app, website, (tx) =>
    readCollection(tx, website, list, { ...settings, ...more }),
  );
  return tiles.map(({ title }) => title);
};
const products = (more: Partial<ProductCollection> = {}, options = {}) =>
  titles({ ...whole, collection: 'products', ...more }, options);
const categories = (more: Partial<CategoryCollection> = {}) =>
  titles({ ...whole, collection: 'categories', ...more });
const pages = (more: Partial<PageCollection> = {}) =>
  titles({ ...whole, collection: 'pages', order: 'title', ...more });

beforeAll(async () => {
  const category = (id: string, position: number, more: object = {}) => ({
    website_id: websiteId,
    id,
    title: id,
    url: `/${id}`,
    position,
    ...more,
  });
  await global
    .insertInto('categories')
    .values([
      category('Meubels', 1),
      category('Tafels', 3, { parent_id: 'Meubels' }),
      category('Banken', 2, { parent_id: 'Meubels' }),
      category('Concept', 4, { status: 'draft' }),
    ])
    .execute();
  const made = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  await shop.product({ id: 'a', title: 'Crème bank', price_cents: 90_000, position: 3, created_at: made(1) });
  await shop.product({
    id: 'b',
    title: 'Eiken tafel',
    price_cents: 60_500,
    sale_price_cents: 48_400,
    position: 1,
    created_at: made(3),
  });
  await shop.product({
    id: 'c',
    title: 'Beuken tafel',
    price_cents: 48_401,
    position: 2,
    created_at: made(2),
  });
  await shop.product({ id: 'd', title: 'Op aanvraag', hide_price: true, position: 4, created_at: made(4) });
  await shop.product({ id: 'e', title: 'Nog niet klaar', status: 'draft', position: 0 });
  await shopFixture(database, otherWebsite).product({ id: 'a', title: 'Vreemd' });
  await global
    .insertInto('product_categories')
    .values(
      [
        { product_id: 'a', category_id: 'Banken' },
        { product_id: 'b', category_id: 'Tafels' },
        { product_id: 'e', category_id: 'Tafels' },
      ].map((row) => ({ website_id: websiteId, ...row })),
    )
    .execute();
});

describe('readCollection of products', () => {
  it('reads all published products of this website, in the order of the shop', async () => {
    expect(await products()).toEqual(['Eiken tafel', 'Beuken tafel', 'Crème bank', 'Op aanvraag']);
    expect(await products({}, { website: otherWebsite })).toEqual(['Vreemd']);
  });

  it.each<[string, ProductCollection['rules'], string[]]>([
    [
      'a category and those below it',
      [{ field: 'category', is: true, category: 'Meubels' }],
      ['Eiken tafel', 'Crème bank'],
    ],
    [
      'all but a category',
      [{ field: 'category', is: false, category: 'Tafels' }],
      ['Beuken tafel', 'Crème bank', 'Op aanvraag'],
    ],
    ['an unknown category', [{ field: 'category', is: true, category: 'weg' }], []],
    ['a price up to and including', [{ field: 'price', bound: 'at_most', cents: 48_400 }], ['Eiken tafel']],
    ['a price from', [{ field: 'price', bound: 'at_least', cents: 48_401 }], ['Beuken tafel', 'Crème bank']],
    ['a sale', [{ field: 'sale', is: true }], ['Eiken tafel']],
    ['no sale', [{ field: 'sale', is: false }], ['Beuken tafel', 'Crème bank', 'Op aanvraag']],
    ['a title, without accents', [{ field: 'title', is: true, text: 'CREME' }], ['Crème bank']],
    [
      'part of a word of a title',
      [{ field: 'title', is: true, text: 'AFE' }],
      ['Eiken tafel', 'Beuken tafel'],
    ],
    ['two letters of a title', [{ field: 'title', is: true, text: 'nk' }], ['Crème bank']],
    ['a percent sign, which no title contains', [{ field: 'title', is: true, text: 'b%k' }], []],
    ['an underscore, which no title contains', [{ field: 'title', is: true, text: 'b_nk' }], []],
    ['a backslash, which no title contains', [{ field: 'title', is: true, text: 'ba\\nk' }], []],
    [
      'two rules together',
      [
        { field: 'title', is: true, text: 'tafel' },
        { field: 'title', is: false, text: 'eik' },
      ],
      ['Beuken tafel'],
    ],
  ])('selects by %s', async (_what, rules, found) => {
    expect(await products({ rules })).toEqual(found);
  });

  it('selects a title with characters that have a meaning in a pattern', async () => {
    const other = shopFixture(database, otherWebsite);
    await other.product({ title: '100% wol\\zijde_mix' });
    await other.product({ title: '100 procent wol' });
    for (const text of ['00% w', 'l\\z', 'zijde_m'])
      expect(
        await products({ rules: [{ field: 'title', is: true, text }] }, { website: otherWebsite }),
      ).toEqual(['100% wol\\zijde_mix']);
  });

  it.each<[ProductCollection['order'], string[]]>([
    ['title', ['c', 'a', 'b', 'd']],
    ['title_desc', ['d', 'b', 'a', 'c']],
    ['price', ['b', 'c', 'a', 'd']],
    ['price_desc', ['a', 'c', 'b', 'd']],
    ['newest', ['d', 'b', 'c', 'a']],
  ])('orders by %s', async (order, ids) => {
    const names: Record<string, string> = {
      a: 'Crème bank',
      b: 'Eiken tafel',
      c: 'Beuken tafel',
      d: 'Op aanvraag',
    };
    expect(await products({ order })).toEqual(ids.map((id) => names[id]));
  });

  it('compares the price on the side of VAT that the shop shows', async () => {
    const rules: ProductCollection['rules'] = [{ field: 'price', bound: 'at_most', cents: 40_000 }];
    expect(await products({ rules })).toEqual([]);
    expect(await products({ rules }, { more: { showPriceTaxIncluded: false } })).toEqual(['Eiken tafel']);
    const net: ProductCollection['rules'] = [{ field: 'price', bound: 'at_least', cents: 108_900 }];
    expect(await products({ rules: net }, { more: { priceMode: 'net' } })).toEqual(['Crème bank']);
  });

  it('has chosen products first whatever the rules say, leaves out hidden ones, and ends at its limit', async () => {
    const rules: ProductCollection['rules'] = [{ field: 'sale', is: true }];
    expect(await products({ rules, first: ['d', 'a', 'e', 'weg'] })).toEqual([
      'Op aanvraag',
      'Crème bank',
      'Eiken tafel',
    ]);
    expect(await products({ first: ['a'], hidden: ['a', 'b'] })).toEqual(['Beuken tafel', 'Op aanvraag']);
    expect(await products({ most: 2 })).toEqual(['Eiken tafel', 'Beuken tafel']);
  });
});

describe('readCollection of categories', () => {
  it('reads published categories, selects and orders them', async () => {
    expect(await categories()).toEqual(['Meubels', 'Banken', 'Tafels']);
    expect(await categories({ rules: [{ field: 'category', is: true, category: 'Meubels' }] })).toEqual([
      'Banken',
      'Tafels',
    ]);
    expect(
      await categories({ rules: [{ field: 'title', is: false, text: 'bank' }], order: 'title_desc' }),
    ).toEqual(['Tafels', 'Meubels']);
    expect(await categories({ first: ['Tafels'], hidden: ['Meubels'] })).toEqual(['Tafels', 'Banken']);
  });
});

describe('readCollection of pages', () => {
  it('reads published pages that everybody may see, with their description', async () => {
    const change = async (given: Awaited<ReturnType<typeof page>>, set: object) => {
      await global.updateTable('pages').set(set).where('id', '=', given.id).execute();
    };
    const older = new Date(Date.UTC(2026, 0, 1));
    await change(await page(), { title: 'Nieuws 1', path: '/nieuws/1', created_at: older });
    const second = await page();
    await change(second, { title: 'Nieuws 2', path: '/nieuws/2', seo_description: 'Wat er speelt' });
    await change(await page(), { title: 'Over ons', path: '/over', created_at: older });
    await change(await page(), { title: 'Geheim', password_hash: 'x' });
    await change(await page(), { title: 'Verborgen', noindex: true });
    await change(await page(), { title: 'Weg', deleted_at: new Date() });
    await change(await page('<p>x</p>', { published: false }), { title: 'Concept' });
    const offline = await page();
    await change(offline, { title: 'Niet meer online' });
    await global
      .updateTable('page_revisions')
      .set({ published: false })
      .where('page_id', '=', offline.id)
      .execute();
    await page('<p>x</p>', { website: otherWebsite });
    expect(await pages()).toEqual(['Nieuws 1', 'Nieuws 2', 'Over ons']);
    const isNews = { field: 'address', is: true, text: '/Nieuws' } as const;
    expect(await pages({ rules: [isNews], order: 'newest' })).toEqual(['Nieuws 2', 'Nieuws 1']);
    expect(await pages({ rules: [{ ...isNews, is: false }] })).toEqual(['Over ons']);
    expect(await pages({ rules: [{ field: 'title', is: true, text: 'over' }] })).toEqual(['Over ons']);
    expect(await pages({ first: ['weg', second.id], order: 'title_desc' })).toEqual([
      'Nieuws 2',
      'Over ons',
      'Nieuws 1',
    ]);
    const list = { ...whole, collection: 'pages', order: 'title' } as const;
    const tiles = await withWebsite(database.app, websiteId, (tx) =>
      readCollection(tx, websiteId, list, settings),
    );
    expect(tiles[1]).toMatchObject({ kind: 'page', url: '/nieuws/2', description: 'Wat er speelt' });
  });
});
