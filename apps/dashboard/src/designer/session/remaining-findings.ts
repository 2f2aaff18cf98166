import type { BlockId, Operation } from '@etalage/site-model';
import type { ReferenceFinding } from '../saving/document-calls.ts';

/** Issues of the blocks that the operations did not change; a changed block is rendered and reported again. */
export function remainingIssues(issues: Record<BlockId, string[]>, operations: readonly Operation[]) {
  const touched = touchedBy(operations);
  return Object.fromEntries(Object.entries(issues).filter(([id]) => !touched.has(id)));
}

/** Findings in the blocks that the operations did not change; the next check reports those of changed blocks again. */
export function remainingFindings(findings: readonly ReferenceFinding[], operations: readonly Operation[]) {
  const touched = touchedBy(operations);
  return findings.filter(({ block }) => !touched.has(block));
}

function touchedBy(operations: readonly Operation[]): ReadonlySet<BlockId> {
  return new Set(
    operations.flatMap((operation) =>
      'id' in operation ? [operation.id] : operation.blocks.map(({ id }) => id),
    ),
  );
}
