import type { BlockId, BlockInstance } from './block.schema.ts';
import { applyChanges } from './apply-changes.ts';
import { insertProblem } from './insert-problem.ts';
import { isCopyOf } from './copy-blocks.ts';
import { invert } from './invert.ts';
import { sameJson } from './json.ts';
import type { Operation, Place } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';
import type { Applied, Refused } from './refusal.ts';
import { childIds, findBlock, subtree } from './subtree.ts';

type Outcome = PageDocument | Refused;

/** Applies one operation. The input is not changed, and unchanged blocks stay the same objects. */
export function applyOperation(document: PageDocument, operation: Operation): Applied | Refused {
  const outcome = reduce(document, operation);
  return 'refused' in outcome ? outcome : { document: outcome, inverse: invert(operation) };
}

function reduce(document: PageDocument, operation: Operation): Outcome {
  switch (operation.type) {
    case 'insertBlock':
      return insert(document, operation.blocks, operation.place);
    case 'duplicateBlock':
      if (!findBlock(document, operation.source)) return { refused: 'unknown_block' };
      if (!isCopyOf(subtree(document, operation.source), operation.blocks)) return { refused: 'stale' };
      return insert(document, operation.blocks, operation.place);
    case 'removeBlock':
      return remove(document, operation.blocks, operation.place);
    case 'moveBlock':
      return move(document, operation.id, operation.from, operation.to);
    case 'setData':
    case 'setStyle':
      return applyChanges(document, operation.id, operation.changes);
  }
}

function insert(document: PageDocument, blocks: readonly BlockInstance[], place: Place): Outcome {
  const refused = insertProblem(document, blocks);
  if (refused) return { refused };
  const top = blocks[0] as BlockInstance;
  const placed = splice(document, place, 0, top.id);
  if ('refused' in placed) return placed;
  const map = { ...placed.blocks };
  for (const block of blocks) map[block.id] = block;
  return { ...placed, blocks: map };
}

function remove(document: PageDocument, blocks: readonly BlockInstance[], place: Place): Outcome {
  const top = blocks[0];
  if (!top || !findBlock(document, top.id)) return { refused: 'unknown_block' };
  if (childIds(document, place)?.[place.index] !== top.id) return { refused: 'stale' };
  const current = new Map(subtree(document, top.id).map((block) => [block.id, block]));
  const same = blocks.length === current.size && blocks.every((b) => sameJson(b, current.get(b.id)));
  if (!same) return { refused: 'stale' };
  const cut = splice(document, place, 1);
  if ('refused' in cut) return cut;
  const map = { ...cut.blocks };
  for (const id of current.keys()) delete map[id];
  return { ...cut, blocks: map };
}

function move(document: PageDocument, id: BlockId, from: Place, to: Place): Outcome {
  if (!findBlock(document, id)) return { refused: 'unknown_block' };
  if (childIds(document, from)?.[from.index] !== id) return { refused: 'stale' };
  if (to.parent !== null && subtree(document, id).some((block) => block.id === to.parent)) {
    return { refused: 'cycle' };
  }
  const cut = splice(document, from, 1);
  return 'refused' in cut ? cut : splice(cut, to, 0, id);
}

function splice(document: PageDocument, place: Place, removed: 0 | 1, ...added: BlockId[]): Outcome {
  if (place.parent !== null && !findBlock(document, place.parent)) return { refused: 'unknown_block' };
  const ids = childIds(document, place);
  if (!ids) return { refused: 'unknown_slot' };
  if (!Number.isInteger(place.index) || place.index < 0 || place.index + removed > ids.length) {
    return { refused: 'out_of_range' };
  }
  const next = ids.toSpliced(place.index, removed, ...added);
  if (place.parent === null) return { ...document, root: next };
  const parent = document.blocks[place.parent] as BlockInstance;
  const changed = { ...parent, slots: { ...parent.slots, [place.slot]: next } };
  return { ...document, blocks: { ...document.blocks, [parent.id]: changed } };
}
