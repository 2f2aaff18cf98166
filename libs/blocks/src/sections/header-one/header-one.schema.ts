import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { headerFields, headerSlots } from './header-fields.ts';

/** Header 1: logo, main menu, phone, messages (TPL-18). */
export const headerOne = defineBlock({
  type: 'headerOne',
  version: 1,
  kind: 'section',
  title: 'template_header_one_title',
  description: 'template_header_one_description',
  groups: ['template_group_header'],
  thumbnail: [shape('title', 6, 25, 14, 6), ...[58, 70, 82].map((x) => shape('text', x, 27, 8, 2.5))],
  placement: ['header'],
  fields: headerFields,
  slots: headerSlots,
  migrations: [],
});
