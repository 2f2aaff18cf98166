import { defineBlock } from '../../runtime/define-block.ts';

/** One item of a grid with its own blocks; created by the grid, so no group offers it (BLK-27). */
export const gridItem = defineBlock({
  type: 'gridItem',
  version: 1,
  kind: 'content',
  title: 'block_grid_item_title',
  groups: [],
  fields: {},
  slots: ['content'],
  migrations: [],
});
