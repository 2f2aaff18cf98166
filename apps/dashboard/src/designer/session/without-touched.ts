import type { BlockId, Operation } from '@etalage/site-model';

/** Issues of the blocks that the operations did not change; a changed block is rendered and reported again. */
export function withoutTouched(issues: Record<BlockId, string[]>, operations: readonly Operation[]) {
  const touched = new Set(
    operations.flatMap((operation) =>
      'id' in operation ? [operation.id] : operation.blocks.map((block) => block.id),
    ),
  );
  return Object.fromEntries(Object.entries(issues).filter(([id]) => !touched.has(id)));
}
