import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The cart page (TPL-07): everything that it shows is the visitor's cart. */
export const webshopShoppingcart = defineBlock({
  type: 'webshopShoppingcart',
  version: 1,
  kind: 'section',
  title: 'template_webshop_shoppingcart_title',
  groups: ['template_group_webshop'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
