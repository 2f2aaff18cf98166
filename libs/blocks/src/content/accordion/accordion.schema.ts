import { choiceOrNone, flag, richText, text } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';

/** A title that opens and closes the text below it (BLK-60 to BLK-63). */
export const accordion = defineBlock({
  type: 'accordion',
  version: 1,
  kind: 'content',
  title: 'block_accordion_title',
  groups: ['template_group_content'],
  thumbnail: [
    shape('edge', 8, 8, 80, 12),
    shape('title', 14, 12, 40, 4),
    shape('edge', 8, 22, 80, 26),
    ...lines(14, 30, 68, 3),
  ],
  starter: (t) => ({
    data: {
      accordion_title: t('starter_accordion_title'),
      accordion_content: `<p>${t('starter_accordion_text')}</p>`,
    },
  }),
  fields: {
    accordion_title: text('field_accordion_title'),
    accordion_content: richText('field_accordion_content'),
    default_open: flag('field_default_open'),
    type: choiceOrNone(
      'field_accordion_type',
      [
        { value: '', label: 'field_accordion_type_default' },
        { value: 'primary', label: 'field_accordion_type_primary' },
        { value: 'secondary', label: 'field_accordion_type_secondary' },
      ],
      { group: 'style' },
    ),
  },
  slots: [],
  migrations: [],
});
