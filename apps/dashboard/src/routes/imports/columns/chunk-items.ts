import type { SentItem } from '../../../queries/import-queries.ts';

/** Most products, and most bytes of JSON, in one call. */
const LIMITS = { items: 200, bytes: 1_500_000 };

/** Products in the parts in which they are sent; one that is larger than a part is a part of its own. */
export function chunksOf(items: readonly SentItem[], limits = LIMITS): SentItem[][] {
  const chunks: SentItem[][] = [];
  const encoder = new TextEncoder();
  let room = 0;
  for (const item of items) {
    const bytes = encoder.encode(JSON.stringify(item)).length;
    const last = chunks.at(-1);
    if (last && last.length < limits.items && bytes <= room) {
      last.push(item);
      room -= bytes;
    } else {
      chunks.push([item]);
      room = limits.bytes - bytes;
    }
  }
  return chunks;
}
