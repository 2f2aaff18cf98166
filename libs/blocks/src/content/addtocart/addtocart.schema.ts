import { flag, references, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';

/** The single-product panel as a separate block (BLK-65, BLK-69); an empty product means the page's product. */
export const addtocart = defineBlock({
  type: 'addtocart',
  version: 1,
  kind: 'content',
  title: 'block_addtocart_title',
  groups: ['template_group_webshop'],
  thumbnail: [
    shape('title', 20, 10, 30, 4),
    shape('text', 20, 20, 44, 2.5),
    shape('edge', 20, 30, 14, 10),
    shape('button', 38, 30, 34, 10),
  ],
  fields: {
    product: references('block_addtocart_product', 'products'),
    show_price: flag('block_addtocart_show_price', { initial: '1' }),
    show_options: flag('block_addtocart_show_options', { initial: '1' }),
    label: text('block_addtocart_label'),
  },
  slots: [],
  wholeProducts: ['product'],
  migrations: [],
});
