import { defineBlock } from '../../runtime/define-block.ts';
import { headerFields, headerSlots } from '../header-one/header-fields.ts';

/** Header 1 with a search box (TPL-21). */
export const headerOneSearch = defineBlock({
  type: 'headerOneSearch',
  version: 1,
  kind: 'section',
  title: 'template_header_one_search_title',
  groups: ['template_group_header', 'template_group_webshop'],
  fields: headerFields,
  slots: headerSlots,
  migrations: [],
});
