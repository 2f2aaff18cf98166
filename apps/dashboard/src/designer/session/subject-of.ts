import type { BlockId, Operation } from '@etalage/site-model';

/** The block that the last operation changed, to be selected after undo; of a subtree its first block. */
export function subjectOf(operations: readonly Operation[]): BlockId | undefined {
  const last = operations.at(-1);
  if (!last) return undefined;
  return 'id' in last ? last.id : last.blocks[0]?.id;
}
