import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The order overview (TPL-09): everything that it shows is the order in the address. */
export const webshopThankyou = defineBlock({
  type: 'webshopThankyou',
  version: 1,
  kind: 'section',
  title: 'template_webshop_thankyou_title',
  groups: ['template_group_webshop'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
