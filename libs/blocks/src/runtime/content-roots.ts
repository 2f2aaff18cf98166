import { findBlock, ownValue, type BlockId, type PageDocument } from '@etalage/site-model';

/**
 * The content blocks that stand in the sections of a document, in reading order: what is left of it where only content may
 * stand. `slotsOf` gives the slots of a type in reading order.
 */
export function contentRoots(
  document: PageDocument,
  slotsOf: (type: string) => readonly string[],
): BlockId[] {
  return document.root.flatMap((id) => {
    const section = findBlock(document, id);
    if (!section) return [];
    return slotsOf(section.type).flatMap((slot) => ownValue(section.slots, slot) ?? []);
  });
}
