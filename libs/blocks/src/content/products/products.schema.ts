import { number, references, select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { productLists } from './product-lists.ts';
import { chosenProducts } from './products.migrations.ts';

const noneChosen = ['', []].map((value) => ({ name: 'products', operator: '==' as const, value }));

/** A grid of chosen products, or of those of a category (BLK-67, CAT-16). */
export const products = defineBlock({
  type: 'products',
  version: 2,
  kind: 'content',
  title: 'block_products_title',
  groups: ['template_group_webshop'],
  thumbnail: boxes(4, 1),
  fields: {
    title: text('field_title'),
    products: references('block_products_products', 'products', { many: true, most: 100 }),
    category: references('block_products_category', 'categories', {
      hint: 'block_products_category_hint',
      conditional: noneChosen,
    }),
    limit: number('block_products_limit', { group: 'content', initial: '12', conditional: noneChosen }),
    columns: select(
      'field_columns',
      [
        { value: '3', title: 'field_columns_three' },
        { value: '4', title: 'field_columns_four' },
      ],
      { initial: '4' },
    ),
  },
  slots: [],
  tileLists: productLists,
  migrations: [chosenProducts],
});
