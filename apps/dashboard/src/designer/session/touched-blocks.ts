import type { BlockId, Operation } from '@etalage/site-model';

/** The block a change is about, to be selected after undo; the first one of a subtree. */
export function subjectOf(operations: readonly Operation[]): BlockId | undefined {
  const last = operations.at(-1);
  if (!last) return undefined;
  return 'id' in last ? last.id : last.blocks[0]?.id;
}
