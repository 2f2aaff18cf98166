import type { SavedStep } from '@etalage/api-contract';
import { invert, type Operation, type PageDocument } from '@etalage/site-model';
import { applyRebased } from './apply-rebased.ts';

/**
 * Applies corrections of the server below the steps that still wait: undoes these, applies the corrections, and applies
 * the steps again as they fit. Returns the document, all operations in the order in which they were applied, and the
 * steps that remain.
 */
export function rebaseWaiting(
  document: PageDocument,
  corrections: readonly Operation[],
  waiting: readonly SavedStep[],
) {
  const inverses = waiting.flatMap((step) => step.operations).map(invert);
  const corrected = applyRebased(document, [...inverses.reverse(), ...corrections]);
  const operations = corrected.operations;
  let current = corrected.document;
  const steps = waiting.flatMap((step) => {
    const applied = applyRebased(current, step.operations);
    current = applied.document;
    operations.push(...applied.operations);
    return applied.operations.length > 0 ? [{ ...step, operations: applied.operations }] : [];
  });
  return { document: current, operations, steps };
}
