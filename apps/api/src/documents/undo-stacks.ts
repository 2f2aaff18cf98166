import { currentOperation } from '@etalage/blocks/schema';
import type { SavedStep, Step } from '@etalage/api-contract';
import { invert } from '@etalage/site-model';

/** The steps that a member can undo and redo, newest last. */
export interface UndoStacks {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

/** Maximum number of steps in each stack. */
const MAX_STEPS = 200;

/**
 * What a member can undo and redo after these steps, which are their own and ordered oldest first. An undo of a step
 * that is no longer in the log can still be redone, because its operations can be inverted.
 */
export function undoStacks(steps: readonly SavedStep[]): UndoStacks {
  let undo: Step[] = [];
  let redo: Step[] = [];
  for (const { id, kind, of, label, operations: saved } of steps) {
    const operations = saved.map(currentOperation);
    const without = (list: Step[]) => list.filter((step) => step.id !== of);
    if (kind === 'do') {
      undo.push({ id, label, operations });
      redo = [];
    } else if (kind === 'undo') {
      const inverted = operations.map(invert).reverse();
      undo = without(undo);
      redo = [...without(redo), { id: of ?? id, label, operations: inverted }];
    } else {
      redo = without(redo);
      undo = [...without(undo), { id: of ?? id, label, operations }];
    }
  }
  return { undo: undo.slice(-MAX_STEPS), redo: redo.slice(-MAX_STEPS) };
}
