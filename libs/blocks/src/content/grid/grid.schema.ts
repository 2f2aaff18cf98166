import { defineBlock } from '../../runtime/define-block.ts';
import { startedChildren } from '../../runtime/starter-texts.ts';
import { titleWithText } from '../../runtime/thumbnail.ts';
import { isConnected } from './grid-connection.ts';
import { gridFields, selectingFields } from './grid-fields.ts';
import { gridLists } from './grid-lists.ts';
import { collectionInFields } from './grid.migrations.ts';

/** Items side by side: its own, or those of a collection of the website (BLK-27 to BLK-34). */
export const grid = defineBlock({
  type: 'grid',
  version: 2,
  kind: 'content',
  title: 'block_grid_title',
  groups: ['template_group_columns'],
  thumbnail: titleWithText(6, 10, 84, 5),
  starter: (t) => ({ slots: { items: startedChildren(t, 'gridItem', 3) } }),
  fields: gridFields,
  slots: ['items'],
  selecting: selectingFields,
  tileLists: gridLists,
  migrations: [collectionInFields],
});

/**
 * Whether a grid shows items from a collection, so that they cannot be added, moved or deleted by hand (DSGN-11).
 */
export const isConnectedGrid = ({ type, data }: { type: string; data: Record<string, unknown> }) =>
  type === 'grid' && isConnected(data);
