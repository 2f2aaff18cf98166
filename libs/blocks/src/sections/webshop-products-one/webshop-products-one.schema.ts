import { flag } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape, titleWithText } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The product page (TPL-06): everything that it shows is the page's product. */
export const webshopProductsOne = defineBlock({
  type: 'webshopProductsOne',
  version: 1,
  kind: 'section',
  title: 'template_webshop_products_one_title',
  description: 'template_webshop_products_one_description',
  groups: ['template_group_webshop'],
  thumbnail: [shape('image', 6, 6, 40, 44), ...titleWithText(52, 10, 38, 3), shape('button', 52, 40, 24, 8)],
  placement: ['product'],
  fields: {
    /** Off when another section, such as breadcrumbsOne, already shows the breadcrumbs. */
    show_breadcrumbs: flag('template_webshop_products_one_show_breadcrumbs', { initial: '1' }),
    ...sectionFields({ padding: 20 }),
  },
  slots: [],
  migrations: [],
});
