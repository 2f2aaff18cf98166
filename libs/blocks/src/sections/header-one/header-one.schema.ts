import { defineBlock } from '../../runtime/define-block.ts';
import { headerFields, headerSlots } from './header-fields.ts';

/** Header 1: logo, main menu, phone, messages (TPL-18). */
export const headerOne = defineBlock({
  type: 'headerOne',
  version: 1,
  kind: 'section',
  title: 'template_header_one_title',
  groups: ['template_group_header'],
  fields: headerFields,
  slots: headerSlots,
  migrations: [],
});
