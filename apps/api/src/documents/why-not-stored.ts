import { definitionOfBlock, type DocumentPlace, misplacedBlock } from '@etalage/blocks/schema';
import {
  type BlockInstance,
  type Operation,
  type PageDocument,
  findBlock,
  parentOf,
} from '@etalage/site-model';

/** Blocks inside blocks at most; deeper ones could not be drawn. */
const deepest = 30;

/** Where and how an operation came to be. */
interface Origin {
  readonly kind: 'do' | 'undo' | 'redo';
  /** The kind of document that is changed; without it new blocks may be added to any. */
  readonly place?: DocumentPlace | undefined;
}

/**
 * Why a document is not stored although the reducer applied the operation to it: a new block of a known type has a slot
 * that its type does not have, a block was put where it may not stand, or blocks are nested too deep. Undo and redo may
 * bring back whatever was there.
 */
export function whyNotStored(
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
  return top !== undefined && depthAbove(document, top) + depthBelow(document, top) > deepest
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
    if (depth > deepest) return depth;
    at = parentOf(document, at)?.parent ?? null;
  }
  return depth;
}

function depthBelow(document: PageDocument, id: string): number {
  let level = [id];
  for (let depth = 0; ; depth++) {
    if (level.length === 0 || depth > deepest) return depth;
    level = level.flatMap((one) => Object.values(findBlock(document, one)?.slots ?? {}).flat());
  }
}
