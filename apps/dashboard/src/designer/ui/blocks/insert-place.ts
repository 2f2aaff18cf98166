import {
  childIds,
  findBlock,
  parentOf,
  type BlockId,
  type PageDocument,
  type Place,
} from '@etalage/site-model';
import { definitionOf } from './block-definition.ts';
import { openSlots } from './open-slots.ts';

/**
 * Where a new block of a kind is inserted by default: a section after the selected one, a block after the selected block
 * or at the end of the selected section. Undefined if the page has no section that may contain blocks.
 */
export function insertPlace(
  document: PageDocument,
  selected: BlockId | null,
  kind: 'section' | 'content',
): Place | undefined {
  const at = selected === null ? undefined : parentOf(document, selected);
  const root = selected === null ? undefined : rootOf(document, selected);
  const end = document.root.length;
  if (kind === 'section') {
    const index = root === undefined ? end : document.root.indexOf(root) + 1;
    return { parent: null, slot: '', index };
  }
  if (selected !== null && at) {
    const within = lastInside(document, selected);
    if (within) return within;
    if (at.parent !== null) return { ...at, index: at.index + 1 };
    return undefined;
  }
  return document.root.toReversed().flatMap((id) => lastInside(document, id) ?? [])[0];
}

/** The place after the last child of the first slot. */
function lastInside(document: PageDocument, parent: BlockId): Place | undefined {
  const block = findBlock(document, parent);
  const slots = block ? openSlots(block).map(([name]) => name) : [];
  const slot = block && (definitionOf(block.type)?.slots.find((name) => slots.includes(name)) ?? slots[0]);
  if (slot === undefined) return undefined;
  const ids = childIds(document, { parent, slot, index: 0 });
  return ids && { parent, slot, index: ids.length };
}

/** The section that contains a block; the block itself if it is a section. */
export function rootOf(document: PageDocument, id: BlockId): BlockId {
  let at = id;
  for (let place = parentOf(document, at); place?.parent; place = parentOf(document, at)) at = place.parent;
  return at;
}
