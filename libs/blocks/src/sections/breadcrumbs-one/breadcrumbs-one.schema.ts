import { select } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { fontSizes, titleTags } from '../../option-lists/option-lists.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The page's title with its breadcrumbs (TPL-12, SEC-67 to SEC-70). */
export const breadcrumbsOne = defineBlock({
  type: 'breadcrumbsOne',
  version: 1,
  kind: 'section',
  title: 'template_breadcrumbs_one_title',
  description: 'template_breadcrumbs_one_description',
  groups: ['template_group_breadcrumbs', 'template_group_titles'],
  thumbnail: [shape('text', 6, 18, 26, 2.5), shape('title', 6, 27, 46, 6)],
  fields: {
    font_size: select('field_font_size', fontSizes, { group: 'style', initial: 'text-3xl' }),
    font_tag: select('field_font_tag', titleTags, { group: 'content', initial: 'h1' }),
    ...sectionFields({ padding: 10 }),
  },
  slots: [],
  migrations: [],
});
