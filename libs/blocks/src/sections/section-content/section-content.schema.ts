import { files } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedContent } from '../../runtime/starter.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A section of stacked content blocks, over a picture if it has one (TPL-14). */
export const sectionContent = defineBlock({
  type: 'sectionContent',
  version: 1,
  kind: 'section',
  title: 'template_section_content_title',
  description: 'template_section_content_description',
  groups: ['template_group_content'],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: headedContent,
  fields: {
    background_image: files('field_background_image', { maxFiles: 1, maxSide: 1400 }),
    ...sectionFields({ padding: 20, hasBackdrop: true }),
  },
  slots: ['content'],
  migrations: [],
});
