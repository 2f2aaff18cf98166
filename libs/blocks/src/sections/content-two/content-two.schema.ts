import { richText, select } from '@etalage/form-engine/schema';
import { verticalPlaces } from '../../option-lists/option-lists.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A title with a description beside it (TPL-38, SEC-37). */
export const contentTwo = defineBlock({
  type: 'contentTwo',
  version: 1,
  kind: 'section',
  title: 'template_content_two_title',
  description: 'template_content_two_description',
  groups: ['template_group_content', 'template_group_titles'],
  disabled: true,
  thumbnail: [shape('title', 6, 14, 30, 5), ...lines(44, 14, 46, 5)],
  starter: (t) => ({
    data: {
      title: `<h2>${t('starter_about_heading')}</h2>`,
      description: `<p>${t('starter_about_text')}</p>`,
    },
  }),
  fields: {
    title: richText('field_title'),
    description: richText('field_banner_description'),
    text_vertical_position: select('field_text_vertical_position', verticalPlaces, {
      initial: 'items-start',
    }),
    ...sectionFields({ padding: 20, ground: 'white' }),
  },
  slots: [],
  migrations: [],
});
