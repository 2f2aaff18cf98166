import { select, text } from '@etalage/form-engine/schema';
import { aligns, fontSizes, titleTags } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A title between two sections (TPL-45). */
export const sectionTitle = defineBlock({
  type: 'sectionTitle',
  version: 1,
  kind: 'section',
  title: 'template_section_title_title',
  description: 'template_section_title_description',
  groups: ['template_group_titles'],
  disabled: true,
  thumbnail: [shape('title', 6, 25, 52, 6)],
  starter: (t) => ({ data: { title: t('starter_title') } }),
  fields: {
    title: text('field_title'),
    font_tag: select('field_font_tag', titleTags, { group: 'content', initial: 'h2' }),
    font_size: select('field_font_size', fontSizes, { group: 'style', initial: 'text-3xl' }),
    alignment: select('field_alignment', aligns, { initial: 'left' }),
    ...sectionFields({ padding: 10, ground: 'white' }),
  },
  slots: [],
  migrations: [],
});
