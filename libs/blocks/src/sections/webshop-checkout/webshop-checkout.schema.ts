import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The checkout page (TPL-08): everything that it shows is the visitor's cart. */
export const webshopCheckout = defineBlock({
  type: 'webshopCheckout',
  version: 1,
  kind: 'section',
  title: 'template_webshop_checkout_title',
  groups: ['template_group_webshop'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
