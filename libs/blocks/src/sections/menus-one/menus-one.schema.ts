import { menuFields } from '../../menu/menu-fields.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** A menu as a section of its own (TPL-23). */
export const menusOne = defineBlock({
  type: 'MenusOne',
  version: 1,
  kind: 'section',
  title: 'template_menus_one_title',
  description: 'template_menus_one_description',
  groups: ['template_group_navigation'],
  thumbnail: [8, 26, 44, 62].map((x) => shape('text', x, 27, 14, 3)),
  fields: { ...menuFields, ...sectionFields({ padding: 4 }) },
  slots: [],
  migrations: [],
});
