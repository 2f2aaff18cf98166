import { currentOperation } from '@etalage/blocks/schema';
import type { SavedStep, Step } from '@etalage/api-contract';
import { invert } from '@etalage/site-model';

/** Steps a member can take back and do again, newest last. */
export interface UndoStacks {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

/** Most steps of each that are handed out. */
const mostSteps = 200;

/**
 * What a member can undo and redo after these steps of theirs, oldest first. A step that takes back one from before the
 * log began still tells what can be done again: its operations hold both ways.
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
      const taken = operations.map(invert).reverse();
      undo = without(undo);
      redo = [...without(redo), { id: of ?? id, label, operations: taken }];
    } else {
      redo = without(redo);
      undo = [...without(undo), { id: of ?? id, label, operations }];
    }
  }
  return { undo: undo.slice(-mostSteps), redo: redo.slice(-mostSteps) };
}
