import { menuFields } from '../../menu/menu-fields.ts';
import { defineBlock } from '../../runtime/define-block.ts';
import { shape } from '../../runtime/thumbnail.ts';

/** A menu of the website among other blocks (BLK-64, BLK-65). */
export const menuBlock = defineBlock({
  type: 'menu',
  version: 1,
  kind: 'content',
  title: 'block_menu_title',
  groups: ['template_group_navigation'],
  thumbnail: [12, 24, 36].map((y) => shape('text', 28, y, 40, 3)),
  fields: menuFields,
  slots: [],
  migrations: [],
});
