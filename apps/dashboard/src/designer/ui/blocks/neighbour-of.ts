import { childIds, parentOf, type BlockId, type PageDocument } from '@etalage/site-model';

/** The block to select after one was removed: the next sibling, else the previous one, else the parent. */
export function neighbourOf(document: PageDocument, id: BlockId): BlockId | null {
  const place = parentOf(document, id);
  if (!place) return null;
  const ids = childIds(document, place) ?? [];
  return ids[place.index + 1] ?? ids[place.index - 1] ?? place.parent;
}
