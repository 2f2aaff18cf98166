import { flag, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';

/** The single-product panel as a separate block (BLK-65, BLK-69); an empty product means the page's product. */
export const addtocart = defineBlock({
  type: 'addtocart',
  version: 1,
  kind: 'content',
  title: 'block_addtocart_title',
  groups: ['template_group_webshop'],
  fields: {
    product: text('block_addtocart_product'),
    show_price: flag('block_addtocart_show_price', { initial: '1' }),
    show_options: flag('block_addtocart_show_options', { initial: '1' }),
    label: text('block_addtocart_label'),
  },
  slots: [],
  migrations: [],
});
