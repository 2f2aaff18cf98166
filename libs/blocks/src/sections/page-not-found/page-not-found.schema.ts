import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The page of an unknown address (TPL-10); its own content replaces the default text. */
export const pageNotFound = defineBlock({
  type: 'PageNotFound',
  version: 1,
  kind: 'section',
  title: 'template_page_not_found_title',
  description: 'template_page_not_found_description',
  groups: ['template_group_not_found'],
  thumbnail: [shape('title', 30, 16, 36, 9), shape('text', 22, 31, 52, 2.5), shape('text', 30, 37, 36, 2.5)],
  placement: ['not_found'],
  fields: sectionFields({ padding: 10 }),
  slots: ['content'],
  migrations: [],
});
