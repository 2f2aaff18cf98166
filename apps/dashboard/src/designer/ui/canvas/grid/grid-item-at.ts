import { findBlock, parentOf, type BlockId, type PageDocument } from '@etalage/site-model';
import { openSlots } from '../../blocks/open-slots.ts';

/** A grid whose items the owner edits, and its item that is or contains a block; null for the grid itself. */
export interface GridPlace {
  grid: BlockId;
  item: BlockId | null;
}

/** The innermost grid that is or contains a block; undefined if there is none, or if its items come from elsewhere. */
export function gridItemAt(document: PageDocument, id: BlockId | null): GridPlace | undefined {
  let item: BlockId | null = null;
  for (let at = id; at !== null;) {
    const block = findBlock(document, at);
    if (!block) return undefined;
    if (block.type === 'grid') return openSlots(block).length > 0 ? { grid: at, item } : undefined;
    item = at;
    at = parentOf(document, at)?.parent ?? null;
  }
  return undefined;
}

/** The items of a grid in order. */
export const itemsOf = (document: PageDocument, grid: BlockId): readonly BlockId[] =>
  findBlock(document, grid)?.slots['items'] ?? none;

const none: readonly BlockId[] = [];
