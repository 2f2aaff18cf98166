import type { BlockId, BlockInstance } from './block.schema.ts';
import type { Place } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';

/** The block with this id, or undefined. */
export function findBlock(document: PageDocument, id: BlockId): BlockInstance | undefined {
  return Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined;
}

/** Child ids at a place: those of the root, or of a slot of the parent; undefined when there is no such list. */
export function childIds(document: PageDocument, { parent, slot }: Place): readonly BlockId[] | undefined {
  if (parent === null) return slot === '' ? document.root : undefined;
  const block = findBlock(document, parent);
  return block && Object.hasOwn(block.slots, slot) ? block.slots[slot] : undefined;
}

/** The place of a block, or undefined when nothing refers to it; searches the whole document. */
export function parentOf(document: PageDocument, id: BlockId): Place | undefined {
  const atRoot = document.root.indexOf(id);
  if (atRoot >= 0) return { parent: null, slot: '', index: atRoot };
  for (const block of Object.values(document.blocks)) {
    for (const [slot, ids] of Object.entries(block.slots)) {
      const index = ids.indexOf(id);
      if (index >= 0) return { parent: block.id, slot, index };
    }
  }
  return undefined;
}

/**
 * A block and all its descendants in reading order, the block itself first; a block referenced twice is listed once.
 */
export function subtree(document: PageDocument, id: BlockId): BlockInstance[] {
  return walk(document, [id]);
}

/** All descendants of a block in reading order, without the block itself. */
export function descendants(document: PageDocument, id: BlockId): BlockInstance[] {
  return walk(document, [id]).slice(1);
}

/** Every block reachable from the root, in the order in which a screen reader reads them. */
export function readingOrder(document: PageDocument): BlockInstance[] {
  return walk(document, document.root);
}

function walk(document: PageDocument, ids: readonly BlockId[]): BlockInstance[] {
  const seen = new Set<BlockId>();
  const found: BlockInstance[] = [];
  const waiting = ids.toReversed();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const block = findBlock(document, id);
    if (!block || seen.has(id)) continue;
    seen.add(id);
    found.push(block);
    for (const child of Object.values(block.slots).flat().reverse()) waiting.push(child);
  }
  return found;
}
