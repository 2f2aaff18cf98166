import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The cart page (TPL-07): everything that it shows is the visitor's cart. */
export const webshopShoppingcart = defineBlock({
  type: 'webshopShoppingcart',
  version: 1,
  kind: 'section',
  title: 'template_webshop_shoppingcart_title',
  description: 'template_webshop_shoppingcart_description',
  groups: ['template_group_webshop'],
  thumbnail: [
    ...[8, 22, 36].flatMap((y) => [shape('image', 6, y, 10, 10), shape('text', 20, y + 4, 30, 2.5)]),
    shape('edge', 60, 8, 30, 36),
    shape('button', 64, 34, 22, 6),
  ],
  placement: ['cart'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
