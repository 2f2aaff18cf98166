import { categories, number, select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes } from '../../runtime/thumbnail.ts';
import { listColumns } from '../../option-lists/option-lists.ts';
import { categoryLists } from './category-lists.ts';
import { chosenCategories } from './productcategories.migrations.ts';

const noneChosen = ['', []].map((value) => ({
  name: 'productcategories',
  operator: '==' as const,
  value,
}));

/** A grid of chosen categories, or of those without a parent (BLK-68, CAT-17); by default four in a row. */
export const productcategories = defineBlock({
  type: 'productcategories',
  version: 2,
  kind: 'content',
  title: 'block_productcategories_title',
  groups: ['template_group_webshop'],
  thumbnail: boxes(3, 1),
  fields: {
    title: text('field_title'),
    productcategories: categories('block_productcategories_categories', {
      most: 100,
      hint: 'block_productcategories_categories_hint',
    }),
    limit: number('block_productcategories_limit', {
      group: 'content',
      initial: '12',
      conditional: noneChosen,
    }),
    columns: select('field_columns', listColumns, { initial: '4' }),
  },
  slots: [],
  tileLists: categoryLists,
  migrations: [chosenCategories],
});
