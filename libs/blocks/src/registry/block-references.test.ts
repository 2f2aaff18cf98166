import { definitionsOf, fieldsWithin, refersTo, type ReferenceTarget } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { needsOf, referencesOf, showsOthers } from './block-references.ts';
import { blockDefinitions, type BlockType } from './schema-registry.ts';

const blockOf = (type: string, data: Record<string, unknown>, version = 1): BlockInstance => ({
  id: type,
  type,
  version,
  data,
  slots: {},
});
const lists = (data: Record<string, unknown>, type = 'products') => [
  ...needsOf([blockOf(type, data, 2)]).lists.keys(),
];

describe('referencesOf', () => {
  it.each<[string, Record<string, unknown>, object[]]>([
    ['addtocart', { product: 'kast' }, [{ path: 'product', to: 'products', ids: ['kast'] }]],
    ['forms', { id: 'f1' }, [{ path: 'id', to: 'forms', ids: ['f1'] }]],
    ['contactFormOne', { form: 'f1' }, [{ path: 'form', to: 'forms', ids: ['f1'] }]],
    ['sectionContentSpecialOne', { form: 'f1' }, [{ path: 'form', to: 'forms', ids: ['f1'] }]],
    ['templatePartial', { template: '7' }, [{ path: 'template', to: 'templates', ids: ['7'] }]],
    ['headerOne', { main_menu_menu: 'm' }, [{ path: 'main_menu_menu', to: 'menus', ids: ['m'] }]],
    ['footersTwo', { footer_menu: 'm' }, [{ path: 'footer_menu', to: 'menus', ids: ['m'] }]],
    ['products', { products_mutated: 'a|b' }, [{ path: 'products', to: 'products', ids: ['a', 'b'] }]],
    ['addtocart', { product: '' }, []],
    ['paragraph', { text: 'x', product: 'kast' }, []],
    ['onbekend', { product: 'kast' }, []],
  ])('finds what %s with %o refers to', (type, data, references) => {
    expect(referencesOf(blockOf(type, data))).toEqual(references);
  });

  it('finds nothing in a block that cannot be read', () => {
    expect(referencesOf(blockOf('addtocart', { product: 'kast', label: ['x'] }))).toEqual([]);
    expect(referencesOf(blockOf('addtocart', { product: 'kast' }, 99))).toEqual([]);
  });

  it('finds a bounded number of things', () => {
    const products = Array.from({ length: 150 }, (_, index) => `p${index}`);
    expect(referencesOf(blockOf('products', { products }, 2))[0]?.ids).toHaveLength(100);
  });
});

describe('needsOf', () => {
  it('names each thing once, and whole products apart', () => {
    const needs = needsOf([
      blockOf('products', { products: ['a', 'b'] }, 2),
      blockOf('products', { products: ['b'] }, 2),
      blockOf('addtocart', { product: 'a' }),
      blockOf('productcategories', { productcategories: ['c'] }, 2),
      blockOf('forms', { id: 'f' }),
      blockOf('headerOne', { main_menu_menu: 'm' }),
    ]);
    expect(needs).toEqual({
      products: new Set(['a', 'b']),
      wholeProducts: new Set(['a']),
      categories: new Set(['c']),
      forms: new Set(['f']),
      lists: new Map(),
    });
  });

  it('requests the products of a category while none are chosen, up to a maximum', () => {
    expect(lists({ category: 'tafels' })).toEqual(['products:12:tafels']);
    expect(lists({ category: 'tafels', limit: '8' })).toEqual(['products:8:tafels']);
    expect(lists({ category: 'tafels', limit: '1000' })).toEqual(['products:100:tafels']);
    expect(lists({ category: 'tafels', limit: '-3' })).toEqual(['products:1:tafels']);
    expect(lists({ category: 'tafels', products: ['a'] })).toEqual([]);
    expect(lists({})).toEqual([]);
  });

  it('requests the collection of a grid, and not for what only selects from it', () => {
    const rule = { layout: 'item', key: 'r', attributes: { category: 'tafels' } };
    const needs = needsOf([
      blockOf('grid', { connection_type: 'query', product_rules: [rule], hidden_products: ['a'] }, 2),
    ]);
    expect([...needs.lists.values()]).toEqual([
      {
        of: 'collection',
        collection: 'products',
        rules: [{ field: 'category', is: true, category: 'tafels' }],
        order: 'own',
        first: [],
        hidden: ['a'],
        most: 12,
      },
    ]);
    expect([...needs.products, ...needs.categories]).toEqual([]);
  });

  it('requests at most 50 lists', () => {
    const blocks = Array.from({ length: 60 }, (_, at) => blockOf('products', { category: `c${at}` }, 2));
    expect(needsOf(blocks).lists.size).toBe(50);
  });

  it('requests the outermost categories while none are chosen', () => {
    expect(lists({}, 'productcategories')).toEqual(['outermost_categories:12']);
    expect(lists({ productcategories: ['a'] }, 'productcategories')).toEqual([]);
  });
});

describe('showsOthers', () => {
  /** Menus and pages are the only things that a page has without fetching them for a block. */
  const isFetched: Record<ReferenceTarget, boolean> = {
    products: true,
    categories: true,
    forms: true,
    templates: true,
    menus: false,
    pages: false,
  };
  const shown = (type: BlockType) => {
    const definition: BlockDefinition = blockDefinitions[type];
    const fields = fieldsWithin(definitionsOf(definition.fields));
    const targets = fields.flatMap((field) => refersTo(field)?.to ?? []);
    return definition.tileLists !== undefined || targets.some((target) => isFetched[target]);
  };
  const types = Object.keys(blockDefinitions) as BlockType[];

  it.each(types.filter(shown))(
    'is true of %s, which has a list, or a field for products, categories, forms or templates',
    (type) => {
      expect(showsOthers(type)).toBe(true);
    },
  );

  it.each(types.filter((type) => !shown(type)))('is false of %s, which shows none of these', (type) => {
    expect(showsOthers(type)).toBe(false);
  });

  it('is true of a field for products, of a list and of a template, and false of a menu and an unknown block', () => {
    expect(['addtocart', 'grid', 'templatePartial', 'headerOne', 'onbekend'].map(showsOthers)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
