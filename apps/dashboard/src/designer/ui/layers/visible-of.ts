import { parentOf, type BlockId, type PageDocument } from '@etalage/site-model';
import type { TreeRow } from './tree-rows.ts';

/** The row that Tab focuses: the selected block, or the closed block that contains it, or the first row. */
export function visibleOf(
  document: PageDocument,
  rows: readonly TreeRow[],
  selected: BlockId | null,
): BlockId | null {
  const shown = new Set(rows.map(({ block }) => block.id));
  for (let at = selected; at !== null; at = parentOf(document, at)?.parent ?? null)
    if (shown.has(at)) return at;
  return rows[0]?.block.id ?? null;
}
