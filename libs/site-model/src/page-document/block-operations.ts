import type { BlockId, BlockInstance } from './block.schema.ts';
import { copyBlocks } from './copy-blocks.ts';
import { sameJson } from './json.ts';
import type { Change, Operation, Place } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';
import { findBlock, parentOf, subtree } from './subtree.ts';

type Made = Operation | undefined;

/** Inserts a subtree, its top block first. */
export function insertBlock(blocks: BlockInstance[], place: Place): Operation {
  return { type: 'insertBlock', blocks, place };
}

/** Removes a block with all its descendants; undefined when the document has no such block. */
export function removeBlock(document: PageDocument, id: BlockId): Made {
  const place = parentOf(document, id);
  return place && { type: 'removeBlock', blocks: subtree(document, id), place };
}

/** Moves a block; `to.index` counts without the block itself. Undefined when the document has no such block. */
export function moveBlock(document: PageDocument, id: BlockId, to: Place): Made {
  const from = parentOf(document, id);
  return from && { type: 'moveBlock', id, from, to };
}

/** Inserts a copy directly after a block, with ids from `newId`; undefined when the document has no such block. */
export function duplicateBlock(document: PageDocument, id: BlockId, newId: () => BlockId): Made {
  const place = parentOf(document, id);
  if (!place) return undefined;
  const blocks = copyBlocks(subtree(document, id), newId);
  return { type: 'duplicateBlock', source: id, blocks, place: { ...place, index: place.index + 1 } };
}

/**
 * Sets keys of a block's data (undefined removes a key), keeping only real changes; undefined when there are none.
 */
export function setData(document: PageDocument, id: BlockId, values: Record<string, unknown>): Made {
  const changes = changesOf(document, id, values);
  return changes && { type: 'setData', id, changes };
}

/**
 * Like setData, for the style settings, which are stored in the same data but are separate steps in history and undo.
 */
export function setStyle(document: PageDocument, id: BlockId, values: Record<string, unknown>): Made {
  const changes = changesOf(document, id, values);
  return changes && { type: 'setStyle', id, changes };
}

function changesOf(document: PageDocument, id: BlockId, values: Record<string, unknown>) {
  const block = findBlock(document, id);
  if (!block) return undefined;
  const changes: [string, Change][] = [];
  for (const [key, to] of Object.entries(values)) {
    const from = Object.hasOwn(block.data, key) ? block.data[key] : undefined;
    if (sameJson(from, to)) continue;
    changes.push([key, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]);
  }
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}
