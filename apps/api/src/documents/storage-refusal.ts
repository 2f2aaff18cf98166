import {
  type BlockDefinition,
  blockDefinitions,
  type DocumentPlace,
  mayStandIn,
} from '@etalage/blocks/schema';
import { type Operation, type PageDocument, findBlock, parentOf } from '@etalage/site-model';

/** Maximum depth of blocks within blocks; deeper blocks could not be rendered. */
const MAX_DEPTH = 30;

const definitions = blockDefinitions as Readonly<Record<string, BlockDefinition>>;

/** The kind of step that an operation belongs to, and the document that it changes. */
interface Origin {
  readonly kind: 'do' | 'undo' | 'redo';
  /** The document that is changed; without it, any block is allowed. */
  readonly place?: DocumentPlace | undefined;
}

/**
 * Why a document is not stored although the reducer applied the operation: a new block has a slot that its type does
 * not define, or is not allowed in this document, or blocks are nested too deep. Undefined if it may be stored. Undo and
 * redo may insert blocks of any kind again, because these were in the document before.
 */
export function storageRefusal(
  document: PageDocument,
  operation: Operation,
  { kind, place }: Origin,
): 'unknown_slot' | 'misplaced' | 'too_deep' | undefined {
  if (operation.type === 'setData' || operation.type === 'setStyle' || operation.type === 'removeBlock')
    return;
  const top = operation.type === 'moveBlock' ? operation.id : operation.blocks[0]?.id;
  if (kind === 'do' && operation.type === 'insertBlock') {
    for (const { type, slots } of operation.blocks) {
      const known = Object.hasOwn(definitions, type) ? definitions[type] : undefined;
      if (!known) continue;
      if (!Object.keys(slots).every((slot) => known.slots.includes(slot))) return 'unknown_slot';
      if (place && !mayStandIn(known, place)) return 'misplaced';
    }
  }
  return top !== undefined && depthAbove(document, top) + depthBelow(document, top) > MAX_DEPTH
    ? 'too_deep'
    : undefined;
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
