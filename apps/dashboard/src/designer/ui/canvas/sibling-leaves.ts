import { readingOrder, subtree, type BlockId, type PageDocument } from '@etalage/site-model';

/** Blocks without children, except this block and those inside it: their boxes are full of text or pictures. */
export function siblingLeaves(document: PageDocument, id: BlockId): BlockId[] {
  const own = new Set(subtree(document, id).map((block) => block.id));
  return readingOrder(document)
    .filter((block) => !own.has(block.id) && Object.values(block.slots).every((ids) => ids.length === 0))
    .map((block) => block.id);
}
