import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../settings/section-fields.ts';

/** The category page (TPL-05): everything it shows is the page's category. */
export const webshopCategoriesOne = defineBlock({
  type: 'webshopCategoriesOne',
  version: 1,
  kind: 'section',
  title: 'template_webshop_categories_one_title',
  groups: ['template_group_webshop'],
  fields: sectionFields({ padding: 20 }),
  slots: [],
  migrations: [],
});
