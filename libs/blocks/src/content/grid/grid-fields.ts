import {
  identifier,
  link,
  list,
  number,
  references,
  select,
  text,
  textarea,
} from '@etalage/form-engine/schema';
import { collectionNames, collectionOrders } from '../../runtime/collection-list.ts';
import { listColumns } from '../../option-lists/option-lists.ts';
import { MAX_TILES } from '../../runtime/tile-list.ts';
import { initialCollection, isConnected, selectsFrom, takesFrom } from './grid-connection.ts';
import { categoryRuleFields, pageRuleFields, productRuleFields } from './grid-rule-fields.ts';

/** Most rules of one grid. */
const maxRules = 10;

const connections = [
  { value: '', title: 'field_connection_none' },
  { value: 'manual', title: 'field_connection_manual' },
  { value: 'collection', title: 'field_connection_collection' },
  { value: 'query', title: 'field_connection_query' },
] as const;

const collections = collectionNames.map((value) => ({ value, title: `grid_collection_${value}` as const }));
const ordersOf = <const Order extends string>(orders: readonly Order[]) =>
  orders.map((value) => ({ value, title: `grid_order_${value}` as const }));
const titledBy = {
  products: ['field', 'category_is', 'category', 'price_is', 'price', 'sale_is', 'title_is', 'title'],
  categories: ['field', 'category_is', 'category', 'title_is', 'title'],
  pages: ['field', 'address_is', 'address', 'title_is', 'title'],
} as const;

/**
 * The settings of a grid: where its items come from, and how they are laid out. What each collection has of its own
 * shows while that collection is chosen.
 */
export const gridFields = {
  connection_type: select('field_connection_type', connections, { initial: '', group: 'content' }),
  wms_connection_collection_key: select('grid_collection', collections, {
    initial: initialCollection,
    group: 'content',
    conditional: isConnected,
  }),
  entries: list(
    'grid_entries',
    {
      title: text('field_title'),
      description: textarea('grid_entry_description'),
      url: link('grid_entry_link'),
    },
    { item: 'grid_entry', titledBy: 'title', most: MAX_TILES, conditional: takesFrom('own') },
  ),
  product_rules: list('grid_rules_products', productRuleFields, {
    item: 'grid_rule',
    isUnordered: true,
    titledBy: titledBy.products,
    most: maxRules,
    hint: 'grid_rules_hint',
    conditional: selectsFrom('products'),
  }),
  category_rules: list('grid_rules_categories', categoryRuleFields, {
    item: 'grid_rule',
    isUnordered: true,
    titledBy: titledBy.categories,
    most: maxRules,
    hint: 'grid_rules_hint',
    conditional: selectsFrom('categories'),
  }),
  page_rules: list('grid_rules_pages', pageRuleFields, {
    item: 'grid_rule',
    isUnordered: true,
    titledBy: titledBy.pages,
    most: maxRules,
    hint: 'grid_rules_hint',
    conditional: selectsFrom('pages'),
  }),
  product_order: select('grid_order_products', ordersOf(collectionOrders.products), {
    initial: 'own',
    group: 'content',
    conditional: selectsFrom('products'),
  }),
  category_order: select('grid_order_categories', ordersOf(collectionOrders.categories), {
    initial: 'own',
    group: 'content',
    conditional: selectsFrom('categories'),
  }),
  page_order: select('grid_order_pages', ordersOf(collectionOrders.pages), {
    initial: 'newest',
    group: 'content',
    conditional: selectsFrom('pages'),
  }),
  limit: number('grid_limit', {
    group: 'content',
    initial: '12',
    least: 1,
    most: MAX_TILES,
    conditional: (values) =>
      values['connection_type'] === 'query' && values['wms_connection_collection_key'] !== 'own',
  }),
  first_products: references('grid_first_products', 'products', {
    many: true,
    conditional: takesFrom('products'),
  }),
  first_categories: references('grid_first_categories', 'categories', {
    many: true,
    conditional: takesFrom('categories'),
  }),
  first_pages: references('grid_first_pages', 'pages', { many: true, conditional: takesFrom('pages') }),
  hidden_products: references('grid_hidden_products', 'products', {
    many: true,
    conditional: takesFrom('products'),
  }),
  hidden_categories: references('grid_hidden_categories', 'categories', {
    many: true,
    conditional: takesFrom('categories'),
  }),
  hidden_pages: references('grid_hidden_pages', 'pages', { many: true, conditional: takesFrom('pages') }),
  columns: select('field_columns', listColumns, { initial: '3' }),
  column_spacing: number('field_grid_spacing', { initial: '6' }),
  flex_direction_mobile: select(
    'field_flex_direction_mobile',
    [
      { value: 'horizontal', title: 'field_flex_horizontal' },
      { value: 'vertical', title: 'field_flex_vertical' },
    ],
    { initial: 'vertical' },
  ),
  custom_id: identifier('field_custom_id', { group: 'layout' }),
};

/** Settings that only select what a grid shows. */
export const selectingFields = [
  'product_rules',
  'category_rules',
  'first_products',
  'first_categories',
  'hidden_products',
  'hidden_categories',
] as const;
