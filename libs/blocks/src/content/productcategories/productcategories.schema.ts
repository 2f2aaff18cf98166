import { select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';

/** A grid of categories (BLK-68, CAT-17), four in a row unless set otherwise. */
export const productcategories = defineBlock({
  type: 'productcategories',
  version: 1,
  kind: 'content',
  title: 'block_productcategories_title',
  groups: ['template_group_webshop'],
  fields: {
    title: text('field_title'),
    columns: select(
      'field_columns',
      [
        { value: '2', title: 'field_columns_two' },
        { value: '3', title: 'field_columns_three' },
        { value: '4', title: 'field_columns_four' },
      ],
      { initial: '4' },
    ),
  },
  slots: [],
  migrations: [],
});
