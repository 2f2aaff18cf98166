import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { headerFields, headerSlots } from '../header-one/header-fields.ts';

/** Header 1 with a search box (TPL-21). */
export const headerOneSearch = defineBlock({
  type: 'headerOneSearch',
  version: 1,
  kind: 'section',
  title: 'template_header_one_search_title',
  description: 'template_header_one_search_description',
  groups: ['template_group_header', 'template_group_webshop'],
  thumbnail: [shape('title', 6, 25, 14, 6), shape('edge', 28, 23, 40, 10), shape('text', 78, 27, 12, 2.5)],
  placement: ['header'],
  fields: headerFields,
  slots: headerSlots,
  migrations: [],
});
