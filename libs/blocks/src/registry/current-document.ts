import type { BlockInstance, Operation, PageDocument } from '@etalage/site-model';
import { currentData } from '../runtime/read-block.ts';
import { definitionOfBlock } from './block-references.ts';
import { withGridItems } from './grid-items.ts';

/** A block in the form of its current version; one that is unknown or cannot be brought there stays as it is. */
export function currentBlock(block: BlockInstance): BlockInstance {
  const definition = definitionOfBlock(block.type);
  if (!definition || block.version >= definition.version) return block;
  try {
    return { ...block, version: definition.version, data: currentData(definition, block) };
  } catch {
    return block;
  }
}

/**
 * A document whose blocks are all in the form of their current version, and whose grids have their items as blocks, so that
 * they can be edited.
 */
export function currentDocument(stored: PageDocument): PageDocument {
  const document = withGridItems(stored);
  const entries = Object.entries(document.blocks).map(([id, block]) => [id, currentBlock(block)] as const);
  const isCurrent = entries.every(([id, block]) => block === document.blocks[id]);
  return isCurrent ? document : { ...document, blocks: Object.fromEntries(entries) };
}

/** An operation on such a document; one that was made before a block got a new version still fits it. */
export function currentOperation(operation: Operation): Operation {
  return 'blocks' in operation ? { ...operation, blocks: operation.blocks.map(currentBlock) } : operation;
}
