import type { FieldValues } from '@etalage/form-engine/schema';
import type { CollectionList } from '../../runtime/collection-list.ts';
import { MAX_TILES, tilesAtMost } from '../../runtime/tile-list.ts';
import { isConnected } from './grid-connection.ts';
import type { gridFields } from './grid-fields.ts';
import { categoryRules, pageRules, productRules } from './grid-rules.ts';

/**
 * The list that a connected grid shows: a whole collection, or what its rules select from it (BLK-34). None for a grid
 * that is not connected, or has items of its own.
 */
export function gridLists(data: FieldValues<typeof gridFields>): CollectionList[] {
  if (!isConnected(data)) return [];
  const isQuery = data.connection_type === 'query';
  const most = isQuery ? tilesAtMost(data.limit) : MAX_TILES;
  switch (data.wms_connection_collection_key) {
    case 'own':
      return [];
    case 'products':
      return [
        {
          of: 'collection',
          collection: 'products',
          rules: isQuery ? data.product_rules.flatMap(({ values }) => productRules(values)) : [],
          order: isQuery ? data.product_order : 'own',
          first: data.first_products,
          hidden: data.hidden_products,
          most,
        },
      ];
    case 'categories':
      return [
        {
          of: 'collection',
          collection: 'categories',
          rules: isQuery ? data.category_rules.flatMap(({ values }) => categoryRules(values)) : [],
          order: isQuery ? data.category_order : 'own',
          first: data.first_categories,
          hidden: data.hidden_categories,
          most,
        },
      ];
    case 'pages':
      return [
        {
          of: 'collection',
          collection: 'pages',
          rules: isQuery ? data.page_rules.flatMap(({ values }) => pageRules(values)) : [],
          order: isQuery ? data.page_order : 'newest',
          first: data.first_pages,
          hidden: data.hidden_pages,
          most,
        },
      ];
  }
}
