import { flag } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { lines, shape } from '../../runtime/thumbnail.ts';
import { headerFields, headerSlots } from '../header-one/header-fields.ts';

/** Header 1 with a text beside the logo (TPL-19, SEC-17). */
export const headerOneText = defineBlock({
  type: 'headerOneText',
  version: 1,
  kind: 'section',
  title: 'template_header_one_text_title',
  description: 'template_header_one_text_description',
  groups: ['template_group_header'],
  thumbnail: [
    shape('title', 6, 25, 14, 6),
    ...lines(25, 24, 24, 2),
    ...[62, 76].map((x) => shape('text', x, 27, 10, 2.5)),
  ],
  placement: ['header'],
  starter: (t) => ({
    slots: {
      block1: [{ type: 'paragraph', data: { text: `<p>${t('template_header_one_text_start')}</p>` } }],
    },
  }),
  fields: { ...headerFields, show_text_header: flag('field_show_text_header', { initial: '1' }) },
  slots: headerSlots,
  migrations: [],
});
