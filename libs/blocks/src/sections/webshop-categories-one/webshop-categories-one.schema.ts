import { flag } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { boxes, lines } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The category page (TPL-05): everything that it shows is the page's category. */
export const webshopCategoriesOne = defineBlock({
  type: 'webshopCategoriesOne',
  version: 1,
  kind: 'section',
  title: 'template_webshop_categories_one_title',
  description: 'template_webshop_categories_one_description',
  groups: ['template_group_webshop'],
  thumbnail: [
    ...lines(6, 8, 18, 6),
    ...boxes(3, 2).map((one) => ({ ...one, x: 28 + one.x * 0.7, width: one.width * 0.66 })),
  ],
  placement: ['category'],
  fields: {
    /** Off when another section, such as breadcrumbsOne, already contains the page's title. */
    show_title: flag('template_webshop_categories_one_show_title', { initial: '1' }),
    ...sectionFields({ padding: 20 }),
  },
  slots: [],
  migrations: [],
});
