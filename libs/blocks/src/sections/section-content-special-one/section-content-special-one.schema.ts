import { files, flag, link, number, references, select, text, textarea } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { localFields, sectionFields } from '../../section-frame/section-fields.ts';

/** The banner at the top of a page: title, text, buttons and a picture (TPL-17, TPL-50, SEC-49). */
export const sectionContentSpecialOne = defineBlock({
  type: 'sectionContentSpecialOne',
  version: 1,
  kind: 'section',
  title: 'template_section_content_special_title',
  groups: ['template_group_banners'],
  fields: {
    title: text('field_banner_title'),
    title_bold: text('field_banner_title_bold'),
    description: textarea('field_banner_description'),
    button: flag('field_button'),
    button_link: link('field_button_link', { initial: '/' }),
    button_title: text('field_button_title'),
    form_button: flag('field_form_button'),
    form: references('field_form', 'forms'),
    content_image: files('field_content_image', { maxFiles: 1 }),
    image_alt: text('field_image_alt', { group: 'image' }),
    background_image: files('field_background_image', { maxFiles: 1, maxSide: 1400 }),
    section_min_height: number('field_section_min_height'),
    alignment: select(
      'field_alignment',
      [
        { value: 'left', title: 'field_position_left' },
        { value: 'center', title: 'field_position_center' },
      ],
      { initial: 'left' },
    ),
    ...localFields('title', 'description', 'content', 'button_link', 'button_title'),
    ...sectionFields({ padding: 14 }),
  },
  slots: ['content'],
  migrations: [],
});
