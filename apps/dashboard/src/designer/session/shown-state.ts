import type { BlockId, Operation } from '@etalage/site-model';
import type { ReferenceFinding } from '../saving/document-calls.ts';
import type { Saving } from '../store/designer-state.ts';
import { isSaved, type SaveQueue } from '../saving/save-queue.ts';

/** How far saving is, as the screen says it. */
export function savingOf(queue: SaveQueue): Saving {
  if (queue.problem) return queue.problem;
  if (queue.travelling) return 'saving';
  return isSaved(queue) ? 'saved' : 'unsaved';
}

/** Issues of blocks that were not changed since; a changed one is rendered again and reported again. */
export function withoutTouched(issues: Record<BlockId, string[]>, operations: readonly Operation[]) {
  const touched = touchedBy(operations);
  return Object.fromEntries(Object.entries(issues).filter(([id]) => !touched.has(id)));
}

/** Findings of blocks that were not changed since; the next check judges changed ones again. */
export function findingsLeft(findings: readonly ReferenceFinding[], operations: readonly Operation[]) {
  const touched = touchedBy(operations);
  return findings.filter(({ block }) => !touched.has(block));
}

function touchedBy(operations: readonly Operation[]): ReadonlySet<BlockId> {
  return new Set(operations.flatMap((one) => ('id' in one ? [one.id] : one.blocks.map(({ id }) => id))));
}
