import { color, files, flag, longAlternativeText, select, text } from '@etalage/form-engine/schema';
import { aligns, fontSizes, verticalPlaces } from '../../option-lists/option-lists.ts';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedText } from '../../runtime/starter.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A picture across the page with the content on a card over it (TPL-16, LAY-12). */
export const contentImageFullwidth = defineBlock({
  type: 'contentImageFullwidth',
  version: 1,
  kind: 'section',
  title: 'template_content_image_fullwidth_title',
  description: 'template_content_image_fullwidth_description',
  groups: ['template_group_content'],
  thumbnail: [shape('image', 0, 0, 96, 56), shape('edge', 8, 16, 38, 30), ...lines(12, 24, 28, 3)],
  starter: (t) => ({
    data: { content_image: samplePicture(7), text_vertical_position: 'items-end' },
    slots: { content: [headedText(t, 'starter_visit_heading', 'starter_visit_text')] },
  }),
  fields: {
    content_image: files('field_content_image', { maxFiles: 1 }),
    logo_title: text('field_image_title', { group: 'image' }),
    logo_alt: longAlternativeText('field_image_alt', {
      describes: 'content_image',
      decorative: 'logo_alt_decorative',
    }),
    logo_alt_decorative: flag('field_image_decorative', {
      group: 'image',
      hint: 'field_image_decorative_hint',
    }),
    text_vertical_position: select('field_text_vertical_position', verticalPlaces, {
      initial: 'items-start',
    }),
    text_horizontal_position: select('field_text_horizontal_position', aligns, { initial: 'left' }),
    section_content_bg_color: color('field_section_content_bg_color', { group: 'style', initial: 'white' }),
    alignment: select('field_alignment', aligns, { initial: 'left' }),
    font_size: select('field_font_size', fontSizes, { group: 'style', initial: 'text-base' }),
    active_content: flag('field_active_content', { initial: '1' }),
    ...sectionFields({ padding: 20, minHeight: 80 }),
  },
  slots: ['content'],
  migrations: [],
});
