import { defineBlock } from '../../runtime/define-block.ts';
import { localFields, sectionFields } from '../../settings/section-fields.ts';

/** A section of content blocks below each other (TPL-14). */
export const sectionContent = defineBlock({
  type: 'sectionContent',
  version: 1,
  kind: 'section',
  title: 'template_section_content_title',
  groups: ['template_group_content'],
  fields: { ...localFields('content'), ...sectionFields({ padding: 20 }) },
  slots: ['content'],
  migrations: [],
});
