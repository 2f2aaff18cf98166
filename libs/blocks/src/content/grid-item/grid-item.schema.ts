import { defineBlock } from '../../runtime/define-block.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';

/** One item of a grid with its own blocks; created by the grid, so no group offers it (BLK-27). */
export const gridItem = defineBlock({
  type: 'gridItem',
  version: 1,
  kind: 'content',
  title: 'block_grid_item_title',
  groups: [],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: () => ({ slots: { content: [{ type: 'paragraph' }] } }),
  fields: {},
  slots: ['content'],
  migrations: [],
});
