import type { BlockId, BlockInstance } from './block.schema.ts';
import { sameJson } from './json.ts';

/** Copies of a subtree with an id from `newId` for every block, in the same order. */
export function copyBlocks(blocks: readonly BlockInstance[], newId: () => BlockId): BlockInstance[] {
  return renamed(blocks, new Map(blocks.map((block) => [block.id, newId()])));
}

/** Whether `copy` equals `original` except for its ids. */
export function isCopyOf(original: readonly BlockInstance[], copy: readonly BlockInstance[]): boolean {
  if (original.length !== copy.length) return false;
  const ids = new Map(original.map((block, index) => [block.id, copy[index]?.id ?? '']));
  return sameJson(renamed(original, ids), copy);
}

function renamed(blocks: readonly BlockInstance[], ids: ReadonlyMap<BlockId, BlockId>): BlockInstance[] {
  const rename = (id: BlockId) => ids.get(id) ?? id;
  return blocks.map((block) => ({
    ...block,
    id: rename(block.id),
    slots: Object.fromEntries(Object.entries(block.slots).map(([slot, list]) => [slot, list.map(rename)])),
  }));
}
