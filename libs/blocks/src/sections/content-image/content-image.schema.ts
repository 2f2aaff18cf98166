import { color, files, flag, longAlternativeText, number, select, text } from '@etalage/form-engine/schema';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { headedContent } from '../../runtime/starter.ts';
import { shape, titleWithText } from '../../runtime/thumbnail.ts';
import { aligns, fontSizes, shadows, verticalPlaces } from '../../option-lists/option-lists.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

const vertical = [
  { value: 'top', title: 'field_align_top' },
  { value: 'center', title: 'field_position_center' },
  { value: 'bottom', title: 'field_align_bottom' },
] as const;

/**
 * Content with one picture beside it (TPL-15), with the fields that many templates share, spelt as stored (SEC-01).
 */
export const contentImage = defineBlock({
  type: 'contentImage',
  version: 1,
  kind: 'section',
  title: 'template_content_image_title',
  description: 'template_content_image_description',
  groups: ['template_group_content'],
  thumbnail: [...titleWithText(6, 14, 38, 4), shape('image', 52, 8, 38, 40)],
  starter: (t) => ({
    data: { content_image: samplePicture(0), text_vertical_position: 'items-center' },
    ...headedContent(t, 'starter_about_heading', 'starter_about_text'),
  }),
  fields: {
    content_image: files('field_content_image', { maxFiles: 1 }),
    image_height: number('field_image_height', { group: 'image', initial: '96' }),
    image_vertical_position: select('field_image_vertical_position', vertical, {
      group: 'image',
      initial: 'center',
    }),
    image_hotizontal_position: select('field_image_horizontal_position', aligns, {
      group: 'image',
      initial: 'center',
    }),
    text_vertical_position: select('field_text_vertical_position', verticalPlaces, {
      initial: 'items-start',
    }),
    text_horizontal_position: select('field_text_horizontal_position', aligns, { initial: 'left' }),
    reverse_columns: flag('field_reverse_columns', { group: 'layout' }),
    image_shadow: select('field_shadow', shadows, { group: 'image', initial: 'none' }),
    logo_title: text('field_image_title', { group: 'image' }),
    logo_alt: longAlternativeText('field_image_alt', {
      describes: 'content_image',
      decorative: 'logo_alt_decorative',
    }),
    logo_alt_decorative: flag('field_image_decorative', {
      group: 'image',
      hint: 'field_image_decorative_hint',
    }),
    section_content_bg_color: color('field_section_content_bg_color', { group: 'style' }),
    alignment: select('field_alignment', aligns, { initial: 'left' }),
    font_size: select('field_font_size', fontSizes, { group: 'style', initial: 'text-base' }),
    active_content: flag('field_active_content', { initial: '1' }),
    active_content_bottom: flag('field_active_content_bottom'),
    ...sectionFields({ padding: 20 }),
  },
  slots: ['content', 'content_bottom'],
  migrations: [],
});
