import { files, flag, longAlternativeText } from '@etalage/form-engine/schema';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A picture across the page, without content (TPL-46, SEC-61). */
export const sectionImage = defineBlock({
  type: 'sectionImage',
  version: 1,
  kind: 'section',
  title: 'template_section_image_title',
  description: 'template_section_image_description',
  groups: ['template_group_content'],
  disabled: true,
  thumbnail: [shape('image', 0, 10, 96, 36)],
  starter: () => ({ data: { background_image: samplePicture(1) } }),
  fields: {
    background_image: files('field_background_image', { maxFiles: 1, maxSide: 1400 }),
    logo_alt: longAlternativeText('field_image_alt', {
      describes: 'background_image',
      decorative: 'logo_alt_decorative',
    }),
    logo_alt_decorative: flag('field_image_decorative', {
      group: 'image',
      hint: 'field_image_decorative_hint',
    }),
    ...sectionFields({ padding: 0, minHeight: 96, hasBackdrop: true }),
  },
  slots: [],
  migrations: [],
});
