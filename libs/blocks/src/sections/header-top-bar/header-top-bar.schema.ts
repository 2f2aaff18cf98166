import { color, menu } from '@etalage/form-engine/schema';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A thin bar with a menu, such as a login link, above a header (TPL-24, SEC-71). */
export const headerTopBar = defineBlock({
  type: 'headerTopBar',
  version: 1,
  kind: 'section',
  title: 'template_header_top_bar_title',
  description: 'template_header_top_bar_description',
  groups: ['template_group_header', 'template_group_navigation'],
  thumbnail: [
    ...[66, 80].map((x) => shape('text', x, 8, 10, 2.5)),
    shape('edge', 6, 16, 84, 0.8),
    shape('title', 6, 27, 14, 6),
    shape('edge', 6, 44, 84, 0.8),
  ],
  placement: ['header'],
  fields: {
    header_top_menu_menu: menu('field_header_top_menu_menu'),
    section_border_color: color('field_border_color', { group: 'style', initial: 'gray-300' }),
    ...sectionFields({ padding: 0 }),
  },
  slots: [],
  migrations: [],
});
