import { blockDefinitions } from '@etalage/blocks/schema';
import { type Operation, type PageDocument, findBlock, parentOf } from '@etalage/site-model';

/** Blocks inside blocks at most; deeper ones could not be drawn. */
const deepest = 30;

const slotsOf = blockDefinitions as Record<string, { slots: readonly string[] }>;

/**
 * Why a document is not stored although the reducer applied the operation to it: a new block of a known type has a slot
 * that its type does not, or blocks stand too deep. Taking back and doing again may bring back whatever was there.
 */
export function whyNotStored(
  document: PageDocument,
  operation: Operation,
  kind: 'do' | 'undo' | 'redo',
): 'unknown_slot' | 'too_deep' | undefined {
  if (operation.type === 'setData' || operation.type === 'setStyle' || operation.type === 'removeBlock')
    return;
  const top = operation.type === 'moveBlock' ? operation.id : operation.blocks[0]?.id;
  if (kind === 'do' && operation.type === 'insertBlock') {
    const isKnown = operation.blocks.every(({ type, slots }) => {
      const known = Object.hasOwn(slotsOf, type) ? slotsOf[type]?.slots : undefined;
      return !known || Object.keys(slots).every((slot) => known.includes(slot));
    });
    if (!isKnown) return 'unknown_slot';
  }
  return top !== undefined && depthAbove(document, top) + depthBelow(document, top) > deepest
    ? 'too_deep'
    : undefined;
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
