import { defineBlock } from '../../runtime/define-block.ts';
import { localFields, sectionFields } from '../../section-frame/section-fields.ts';

/** The page of an unknown address (TPL-10); its own content replaces the default text. */
export const pageNotFound = defineBlock({
  type: 'PageNotFound',
  version: 1,
  kind: 'section',
  title: 'template_page_not_found_title',
  groups: ['template_group_not_found'],
  fields: { ...localFields('content'), ...sectionFields({ padding: 10 }) },
  slots: ['content'],
  migrations: [],
});
