import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The checkout page (TPL-08): everything that it shows is the visitor's cart. */
export const webshopCheckout = defineBlock({
  type: 'webshopCheckout',
  version: 1,
  kind: 'section',
  title: 'template_webshop_checkout_title',
  description: 'template_webshop_checkout_description',
  groups: ['template_group_webshop'],
  thumbnail: [
    ...[8, 20, 32].map((y) => shape('edge', 6, y, 46, 8)),
    shape('edge', 60, 8, 30, 32),
    shape('button', 6, 44, 24, 7),
  ],
  placement: ['checkout'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
