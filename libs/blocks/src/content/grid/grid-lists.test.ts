import type { BlockInstance } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { readBlock } from '../../runtime/read-block.ts';
import { gridLists } from './grid-lists.ts';
import { grid } from './grid.schema.ts';

const listsOf = (data: Record<string, unknown>) => {
  const block: BlockInstance = { id: 'g', type: 'grid', version: 2, data, slots: {} };
  const read = readBlock(grid, block);
  if (!read.ok) throw new Error(read.issues.join());
  return gridLists(read.data);
};
const rule = (attributes: Record<string, unknown>, at = 0) => ({
  layout: 'item',
  key: `regel-${at}`,
  attributes,
});
const productRules = (...rules: Record<string, unknown>[]) =>
  listsOf({ connection_type: 'query', product_rules: rules.map(rule) })[0]?.rules;

describe('gridLists', () => {
  it('is the whole collection, what rules select from it, or nothing for a grid with items of its own', () => {
    const filled = {
      wms_connection_collection_key: 'categories',
      category_rules: [rule({ field: 'title', title: 'Tafel' })],
      category_order: 'title',
      limit: '4',
      first_categories: ['banken'],
      hidden_categories: ['kasten'],
    };
    const chosen = {
      of: 'collection',
      collection: 'categories',
      first: ['banken'],
      hidden: ['kasten'],
    };
    expect(listsOf({ ...filled, connection_type: 'collection' })).toEqual([
      { ...chosen, rules: [], order: 'own', most: 100 },
    ]);
    expect(listsOf({ ...filled, connection_type: 'query' })).toEqual([
      { ...chosen, rules: [{ field: 'title', is: true, text: 'Tafel' }], order: 'title', most: 4 },
    ]);
    expect(listsOf({ ...filled, connection_type: 'manual' })).toEqual([]);
    expect(listsOf({ ...filled, connection_type: '' })).toEqual([]);
    expect(listsOf({ connection_type: 'query', wms_connection_collection_key: 'own' })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, object[]]>([
    ['a category', { category: 'tafels' }, [{ field: 'category', is: true, category: 'tafels' }]],
    [
      'another category',
      { category_is: 'is_not', category: 'tafels' },
      [{ field: 'category', is: false, category: 'tafels' }],
    ],
    [
      'a price with a comma',
      { field: 'price', price: '499,95' },
      [{ field: 'price', bound: 'at_most', cents: 49_995 }],
    ],
    [
      'a least price',
      { field: 'price', price_is: 'at_least', price: '20' },
      [{ field: 'price', bound: 'at_least', cents: 2_000 }],
    ],
    ['no sale', { field: 'sale', sale_is: 'is_not' }, [{ field: 'sale', is: false }]],
    ['a title', { field: 'title', title: ' eik ' }, [{ field: 'title', is: true, text: 'eik' }]],
    ['a category that is not chosen yet', {}, []],
    ['a price that is not filled in', { field: 'price' }, []],
    ['a price that is no amount', { field: 'price', price: '1e999' }, []],
    ['an empty text', { field: 'title', title: ' ' }, []],
  ])('reads a rule about %s', (_what, attributes, rules) => {
    expect(productRules(attributes)).toEqual(rules);
  });

  it('selects pages by the beginning of their address', () => {
    const page_rules = [rule({ address: '/nieuws', address_is: 'is_not' })];
    const [list] = listsOf({
      connection_type: 'query',
      wms_connection_collection_key: 'pages',
      page_rules,
      page_order: 'title_desc',
    });
    expect(list).toMatchObject({
      collection: 'pages',
      rules: [{ field: 'address', is: false, text: '/nieuws' }],
      order: 'title_desc',
    });
  });

  it('has at most 10 rules, 100 items, 100 chosen items and 200 characters of a text', () => {
    const rules = Array.from({ length: 15 }, (_, at) => ({
      field: 'title',
      title: `${at}`.padEnd(300, 'x'),
    }));
    const hidden_products = Array.from({ length: 150 }, (_, at) => `p${at}`);
    const [list] = listsOf({
      connection_type: 'query',
      product_rules: rules.map(rule),
      hidden_products,
      first_products: hidden_products,
      limit: '5000',
    });
    expect(list?.rules).toHaveLength(10);
    expect(list?.rules[0]).toMatchObject({ text: '0'.padEnd(200, 'x') });
    expect([list?.hidden.length, list?.first.length, list?.most]).toEqual([100, 100, 100]);
  });
});
