import { applyOperation } from './apply-operation.ts';
import type { Refusal, Refused } from './refusal.ts';
import type { Operation } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';

/**
 * Applies a list as a unit: all of it, or nothing, with the position of the refused operation. `inverses` are in the
 * order in which they undo the list. `whyNot` is a further rule; it receives the document before each operation.
 */
export function applyOperations(
  document: PageDocument,
  operations: readonly Operation[],
  whyNot: (document: PageDocument, operation: Operation) => Refusal | undefined = () => undefined,
): { document: PageDocument; inverses: Operation[] } | (Refused & { at: number }) {
  const inverses: Operation[] = [];
  let current = document;
  for (const [at, operation] of operations.entries()) {
    const applied = applyOperation(current, operation);
    if ('refused' in applied) return { refused: applied.refused, at };
    const refused = whyNot(current, operation);
    if (refused) return { refused, at };
    current = applied.document;
    inverses.push(applied.inverse);
  }
  return { document: current, inverses: inverses.reverse() };
}
