import { select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { listColumns } from '../../option-lists/option-lists.ts';

/** A grid of categories (BLK-68, CAT-17), four per row unless set otherwise. */
export const productcategories = defineBlock({
  type: 'productcategories',
  version: 1,
  kind: 'content',
  title: 'block_productcategories_title',
  groups: ['template_group_webshop'],
  fields: {
    title: text('field_title'),
    columns: select('field_columns', listColumns, { initial: '4' }),
  },
  slots: [],
  migrations: [],
});
