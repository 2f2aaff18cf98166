import type { BlockId } from './block.schema.ts';
import { isUnsafeName, sameJson } from './json.ts';
import type { Change } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';
import type { Refused } from './refusal.ts';
import { findBlock } from './subtree.ts';

/**
 * Sets the changed keys of one block's data; refused when the current value of a key differs from the change's `from`.
 */
export function applyChanges(
  document: PageDocument,
  id: BlockId,
  changes: Readonly<Record<string, Change>>,
): PageDocument | Refused {
  const block = findBlock(document, id);
  if (!block) return { refused: 'unknown_block' };
  const data = { ...block.data };
  for (const [key, { from, to }] of Object.entries(changes)) {
    if (isUnsafeName(key)) return { refused: 'unsafe_name' };
    const current = Object.hasOwn(data, key) ? data[key] : undefined;
    if (!sameJson(current, from)) return { refused: 'stale' };
    if (to === undefined) delete data[key];
    else data[key] = to;
  }
  return { ...document, blocks: { ...document.blocks, [id]: { ...block, data } } };
}
