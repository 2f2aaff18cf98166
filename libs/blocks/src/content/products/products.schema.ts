import { select, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';

/** A grid of products (BLK-67, CAT-16); the server resolves which ones and sends them with the page. */
export const products = defineBlock({
  type: 'products',
  version: 1,
  kind: 'content',
  title: 'block_products_title',
  groups: ['template_group_webshop'],
  fields: {
    title: text('field_title'),
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
  migrations: [],
});
