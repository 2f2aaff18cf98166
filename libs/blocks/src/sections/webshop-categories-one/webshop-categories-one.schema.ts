import { flag } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The category page (TPL-05): everything that it shows is the page's category. */
export const webshopCategoriesOne = defineBlock({
  type: 'webshopCategoriesOne',
  version: 1,
  kind: 'section',
  title: 'template_webshop_categories_one_title',
  groups: ['template_group_webshop'],
  fields: {
    /** Off when another section, such as breadcrumbsOne, already contains the page's title. */
    show_title: flag('template_webshop_categories_one_show_title', { initial: '1' }),
    ...sectionFields({ padding: 20 }),
  },
  slots: [],
  migrations: [],
});
