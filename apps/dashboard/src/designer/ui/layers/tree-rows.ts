import { findBlock, type BlockId, type BlockInstance, type PageDocument } from '@etalage/site-model';
import { openSlots } from '../blocks/open-slots.ts';

/** A visible row of the tree of layers. */
export interface TreeRow {
  block: BlockInstance;
  /** 1 for a section. */
  level: number;
  parent: BlockId | null;
  slot: string;
  /** Its position in its slot, from 0. */
  index: number;
  count: number;
  hasChildren: boolean;
  open: boolean;
}

/** The rows of the tree from top to bottom; descendants of a closed block are left out. */
export function treeRows(document: PageDocument, closed: ReadonlySet<BlockId>): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (ids: readonly BlockId[], parent: BlockId | null, slot: string, level: number) => {
    ids.forEach((id, index) => {
      const block = findBlock(document, id);
      if (!block) return;
      const slots = openSlots(block).filter(([, children]) => children.length > 0);
      const open = !closed.has(id);
      rows.push({
        block,
        level,
        parent,
        slot,
        index,
        count: ids.length,
        hasChildren: slots.length > 0,
        open,
      });
      if (open) for (const [name, children] of slots) add(children, id, name, level + 1);
    });
  };
  add(document.root, null, '', 1);
  return rows;
}

export type TreeMove = { focus: BlockId } | { open: BlockId } | { close: BlockId } | undefined;

/** What an arrow key, Home or End does in the tree, as users of screen readers expect. */
export function treeMove(rows: readonly TreeRow[], at: BlockId, key: string): TreeMove {
  const index = rows.findIndex(({ block }) => block.id === at);
  const row = rows[index];
  if (!row) return undefined;
  const to = (other: TreeRow | undefined): TreeMove => other && { focus: other.block.id };
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      return row.open ? to(rows[index + 1]) : { open: at };
    case 'ArrowLeft':
      if (row.hasChildren && row.open) return { close: at };
      return row.parent === null ? undefined : { focus: row.parent };
    default:
      return undefined;
  }
}
