import { definitionOfBlock, type DocumentPlace, misplacedBlock } from '@etalage/blocks/schema';
import {
  type BlockInstance,
  type Operation,
  type PageDocument,
  findBlock,
  parentOf,
} from '@etalage/site-model';

/** Maximum depth of blocks within blocks; deeper blocks could not be rendered. */
const MAX_DEPTH = 30;

/** The kind of step that an operation belongs to, and the document that it changes. */
interface Origin {
  readonly kind: 'do' | 'undo' | 'redo';
  /** The document that is changed; without it, new blocks of any kind are allowed. */
  readonly place?: DocumentPlace | undefined;
}

/**
 * Why a document is not stored although the reducer applied the operation: a new block of a known type has a slot that its
 * type does not define, a block is where it is not allowed, or blocks are nested too deep. Undefined if it may be stored.
 * Undo and redo may insert blocks of any kind again, because these were in the document before.
 */
export function storageRefusal(
  document: PageDocument,
  operation: Operation,
  { kind, place }: Origin,
): 'unknown_slot' | 'misplaced' | 'too_deep' | undefined {
  if (operation.type === 'setData' || operation.type === 'setStyle' || operation.type === 'removeBlock')
    return;
  const top = operation.type === 'moveBlock' ? operation.id : operation.blocks[0]?.id;
  if (kind === 'do' && operation.type === 'insertBlock' && operation.blocks.some(hasUnknownSlot))
    return 'unknown_slot';
  if (kind === 'do' && misplacedBlock(document, operation, place)) return 'misplaced';
  return top !== undefined && depthAbove(document, top) + depthBelow(document, top) > MAX_DEPTH
    ? 'too_deep'
    : undefined;
}

function hasUnknownSlot({ type, slots }: BlockInstance): boolean {
  const known = definitionOfBlock(type)?.slots;
  return known !== undefined && !Object.keys(slots).every((slot) => known.includes(slot));
}

function depthAbove(document: PageDocument, id: string): number {
  let depth = 0;
  for (let at = parentOf(document, id)?.parent ?? null; at !== null; depth++) {
    if (depth > MAX_DEPTH) return depth;
    at = parentOf(document, at)?.parent ?? null;
  }
  return depth;
}

function depthBelow(document: PageDocument, id: string): number {
  let level = [id];
  for (let depth = 0; ; depth++) {
    if (level.length === 0 || depth > MAX_DEPTH) return depth;
    level = level.flatMap((one) => Object.values(findBlock(document, one)?.slots ?? {}).flat());
  }
}
