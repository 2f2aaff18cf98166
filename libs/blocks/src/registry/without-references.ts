import { withoutReferences as emptied } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import { fieldsOfBlock, referencesOf } from './block-references.ts';
import { currentBlock } from './current-document.ts';

/**
 * A block, in its current version, whose fields refer to nothing, for a copy on another website: an id of one website
 * means nothing or something else there. The same object when it refers to nothing, is unknown or cannot be read.
 */
export function withoutReferences(block: BlockInstance): BlockInstance {
  const current = currentBlock(block);
  if (referencesOf(current).length === 0) return block;
  return { ...current, data: emptied(fieldsOfBlock(current.type) ?? [], current.data) };
}
