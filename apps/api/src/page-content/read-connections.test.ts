import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { insertTestShop } from '../testing/test-shop/insert-test-shop.ts';
import { readConnections } from './read-connections.ts';

const database = await createTestDatabase();
const shop = await insertTestShop(database.app);
const other = await database.createWebsite();
const settings = { priceMode: 'gross', showPriceTaxIncluded: true } as const;
const titlesOf = (held: Record<string, { title: string }> = {}) =>
  Object.values(held).map(({ title }) => title);

function connectionsOf(type: string, data: Record<string, unknown>, version = 2, website = shop) {
  const block = { id: 'x', type, version, data, slots: {} };
  const document = { version: 1 as const, root: ['x'], blocks: { x: block } };
  return withWebsite(database.app, website, (tx) => readConnections(tx, website, [document], settings));
}

describe('what a block refers to', () => {
  it('BLK-67 (partly) is sent as tiles of the chosen products, without deleted products', async () => {
    const products = ['stoel-sluis', 'weg', 'eettafel-duin'];
    const { products: tiles, wholeProducts } = await connectionsOf('products', { products });
    expect(Object.keys(tiles ?? {}).sort()).toEqual(['eettafel-duin', 'stoel-sluis']);
    expect(tiles?.['stoel-sluis']).toMatchObject({ kind: 'product', title: 'Stoel Sluis' });
    expect(wholeProducts).toEqual({});
  });

  it('is also read from the values of older documents', async () => {
    const { products } = await connectionsOf('products', { products_mutated: 'stoel-sluis' }, 1);
    expect(Object.keys(products ?? {})).toEqual(['stoel-sluis']);
    const older = await connectionsOf('productcategories', { productcategories_mutated: 'tafels' }, 1);
    expect(titlesOf(older.categories)).toEqual(['Tafels']);
  });

  it('BLK-69 is sent as a whole product for its panel', async () => {
    const { products, wholeProducts } = await connectionsOf('addtocart', { product: 'stoel-sluis' }, 1);
    expect(wholeProducts?.['stoel-sluis']).toMatchObject({ id: 'stoel-sluis', enable_checkout: true });
    expect(products).toEqual({});
  });

  it('is the products of a category if none are chosen, up to the maximum', async () => {
    const { lists } = await connectionsOf('products', { category: 'tafels', limit: '1' });
    expect(Object.keys(lists ?? {})).toEqual(['products:1:tafels']);
    expect(lists?.['products:1:tafels']).toMatchObject([{ kind: 'product' }]);
    const chosen = await connectionsOf('products', { category: 'tafels', products: ['stoel-sluis'] });
    expect(chosen.lists).toEqual({});
  });

  it('BLK-68 is the chosen categories, or without a choice those without a parent', async () => {
    const productcategories = ['tafels', 'weg'];
    const chosen = await connectionsOf('productcategories', { productcategories });
    expect(titlesOf(chosen.categories)).toEqual(['Tafels']);
    expect(chosen.lists).toEqual({});
    const { lists } = await connectionsOf('productcategories', {});
    const titles = lists?.['outermost_categories:12']?.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Meubels', 'Verlichting']));
    expect(titles).not.toContain('Tafels');
  });

  it('contains nothing unpublished', async () => {
    await database.admin.global
      .updateTable('products')
      .set({ status: 'draft' })
      .where('website_id', '=', shop)
      .where('id', '=', 'fauteuil-luwte')
      .execute();
    expect((await connectionsOf('products', { products: ['fauteuil-luwte'] })).products).toEqual({});
    const panel = await connectionsOf('addtocart', { product: 'fauteuil-luwte' }, 1);
    expect(panel.wholeProducts).toEqual({});
  });

  it('never belongs to another website', async () => {
    const held = [
      await connectionsOf('products', { products: ['stoel-sluis'] }, 2, other),
      await connectionsOf('productcategories', { productcategories: ['tafels'] }, 2, other),
    ];
    expect(held.map(({ products, categories }) => [products, categories])).toEqual([
      [{}, {}],
      [{}, {}],
    ]);
    const { lists } = await connectionsOf('products', { category: 'tafels' }, 2, other);
    expect(lists).toEqual({ 'products:12:tafels': [] });
  });

  it('BLK-34 is a collection of the website for a grid, or the part of it that rules select', async () => {
    const rule = { layout: 'item', key: 'r', attributes: { field: 'title', title: 'stoel' } };
    const grid = { product_rules: [rule], hidden_products: ['eettafel-duin'] };
    const shown = async (connection_type: string, website = shop) => {
      const { lists, products } = await connectionsOf('grid', { ...grid, connection_type }, 2, website);
      expect(products).toEqual({});
      return Object.values(lists ?? {}).map((tiles) => tiles.map(({ title }) => title));
    };
    const [whole = []] = await shown('collection');
    expect(whole).toEqual(expect.arrayContaining(['Stoel Sluis', 'Hanglamp Baken']));
    expect(whole).not.toContain('Eettafel Duin');
    expect(await shown('query')).toEqual([['Stoel Sluis']]);
    expect(await shown('query', other)).toEqual([[]]);
    expect(await shown('manual')).toEqual([]);
    expect(await shown('')).toEqual([]);
  });

  it('is empty for a block that is unknown or cannot be read', async () => {
    const nothing = { products: {}, wholeProducts: {}, categories: {}, lists: {}, forms: {} };
    expect(await connectionsOf('onbekend', { products: ['stoel-sluis'] })).toEqual(nothing);
    expect(await connectionsOf('products', { products: ['stoel-sluis'] }, 99)).toEqual(nothing);
  });
});
