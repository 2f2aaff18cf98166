import {
  alternativeText,
  color,
  files,
  flag,
  fontFamilies,
  form,
  link,
  select,
  text,
  textarea,
} from '@etalage/form-engine/schema';
import { samplePicture } from '../../picture/sample-pictures.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { aligns } from '../../option-lists/option-lists.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

const fonts = [{ value: '', title: 'field_font_of_website' }, ...fontFamilies] as const;

/** The banner at the top of a page: title, text, buttons and a picture (TPL-17, TPL-50, SEC-49). */
export const sectionContentSpecialOne = defineBlock({
  type: 'sectionContentSpecialOne',
  version: 1,
  kind: 'section',
  title: 'template_section_content_special_title',
  description: 'template_section_content_special_description',
  groups: ['template_group_banners'],
  thumbnail: [
    shape('ground', 0, 0, 96, 56),
    shape('title', 10, 14, 50, 6),
    ...lines(10, 25, 40, 2),
    shape('button', 10, 40, 20, 7),
  ],
  starter: (t) => ({
    data: {
      title: t('designer_starter_banner'),
      description: t('designer_starter_banner_text'),
      content_image: samplePicture(2),
      button: '1',
      button_title: t('designer_starter_button'),
    },
  }),
  fields: {
    title: text('field_banner_title'),
    title_bold: text('field_banner_title_bold'),
    title_font_family: select('field_title_font_family', fonts, { group: 'style', initial: '' }),
    title_bold_font_family: select('field_title_bold_font_family', fonts, { group: 'style', initial: '' }),
    description: textarea('field_banner_description'),
    button: flag('field_button'),
    button_link: link('field_button_link', { initial: '/' }),
    button_title: text('field_button_title'),
    form_button: flag('field_form_button'),
    form: form('field_form'),
    label_align: select('field_form_label_align', aligns, { initial: 'left' }),
    align_button: select('field_align_button', [{ value: '', title: 'field_align_as_text' }, ...aligns], {
      initial: '',
    }),
    button_color: color('field_button_color', { group: 'style' }),
    content_image: files('field_content_image', { maxFiles: 1 }),
    image_alt: alternativeText('field_image_alt', {
      describes: 'content_image',
      decorative: 'image_alt_decorative',
    }),
    image_alt_decorative: flag('field_image_decorative', {
      group: 'image',
      hint: 'field_image_decorative_hint',
    }),
    background_image: files('field_background_image', { maxFiles: 1, maxSide: 1400 }),
    alignment: select(
      'field_alignment',
      [
        { value: 'left', title: 'field_position_left' },
        { value: 'center', title: 'field_position_center' },
      ],
      { initial: 'left' },
    ),
    ...sectionFields({ padding: 14, hasBackdrop: true }),
  },
  slots: ['content'],
  migrations: [],
});
