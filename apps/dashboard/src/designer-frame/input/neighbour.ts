import { parentOf, readingOrder, type BlockId, type PageDocument } from '@etalage/site-model';

export type Direction = 'next' | 'previous' | 'parent' | 'child';

/** The next or previous block, or the first or last one if none is selected; undefined at an end. */
export function neighbour(document: PageDocument, from: BlockId | null, to: Direction): BlockId | undefined {
  const order = readingOrder(document).map((block) => block.id);
  if (from === null) return to === 'previous' ? order.at(-1) : order[0];
  if (to === 'parent') return parentOf(document, from)?.parent ?? undefined;
  if (to === 'child') return Object.values(document.blocks[from]?.slots ?? {}).flat()[0];
  const at = order.indexOf(from);
  return at < 0 ? order[0] : order[at + (to === 'next' ? 1 : -1)];
}
