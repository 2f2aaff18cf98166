import { findBlock, ownValue, parentOf, type BlockId, type PageDocument } from '@etalage/site-model';
import { openSlots } from '../../blocks/open-slots.ts';

/** The slot of a block whose children are items, and the type of a new item. */
export interface ItemList {
  readonly slot: string;
  readonly item: string;
}

/** Blocks with items that the owner adds, moves and deletes. */
const itemLists: Readonly<Record<string, ItemList>> = {
  grid: { slot: 'items', item: 'gridItem' },
  slider: { slot: 'slides', item: 'slide' },
  conditional: { slot: 'items', item: 'conditionalItem' },
};

/** A grid or a slider whose items the owner edits, and its item that is or contains a block; null for the grid itself. */
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
    if (itemList(block.type)) return openSlots(block).length > 0 ? { grid: at, item } : undefined;
    item = at;
    at = parentOf(document, at)?.parent ?? null;
  }
  return undefined;
}

/** The slot and the items of a grid or a slider. */
export const itemList = (type: string) => ownValue(itemLists, type);

/** Whether a type is the item of such a list. */
export const isItem = (type: string) => Object.values(itemLists).some(({ item }) => item === type);

/** The items of a grid in order. */
export function itemsOf(document: PageDocument, grid: BlockId): readonly BlockId[] {
  const block = findBlock(document, grid);
  const slot = block && itemList(block.type)?.slot;
  return (slot && block.slots[slot]) || none;
}

const none: readonly BlockId[] = [];
