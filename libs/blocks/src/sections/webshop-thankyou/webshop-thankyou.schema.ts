import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The order overview (TPL-09): everything that it shows is the order in the address. */
export const webshopThankyou = defineBlock({
  type: 'webshopThankyou',
  version: 1,
  kind: 'section',
  title: 'template_webshop_thankyou_title',
  description: 'template_webshop_thankyou_description',
  groups: ['template_group_webshop'],
  thumbnail: [
    shape('title', 30, 12, 36, 5),
    shape('text', 24, 22, 48, 2.5),
    ...[30, 38].map((y) => shape('edge', 18, y, 60, 6)),
  ],
  placement: ['thankyou'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
