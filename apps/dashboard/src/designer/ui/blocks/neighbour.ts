import { childIds, parentOf, type BlockId, type PageDocument } from '@etalage/site-model';

/** What is selected once a block is gone: the next one beside it, else the one before, else what it stood in. */
export function neighbourOf(document: PageDocument, id: BlockId): BlockId | null {
  const place = parentOf(document, id);
  if (!place) return null;
  const ids = childIds(document, place) ?? [];
  return ids[place.index + 1] ?? ids[place.index - 1] ?? place.parent;
}
