import type { SavedStep, Step } from '@etalage/api-contract';
import { coalesce, type Operation } from '@etalage/site-model';
import type { Entry } from './history.ts';

/** Most operations that one step may contain; more of them start the next step. */
const LONGEST_STEP = 50;

/** What an editor adds its steps to. */
export interface StepSink {
  lastWaiting: () => SavedStep | undefined;
  add: (step: SavedStep) => void;
  replaceLast: (step: SavedStep) => void;
}

interface Change {
  operations: Operation[];
  label: string;
  newId: () => string;
  now: number;
}

/** Adds operations to an entry and to the outbox: to the step that still waits there, or as a new step. */
export function extendEntry(
  outbox: StepSink,
  entry: Entry,
  { operations, label, newId, now }: Change,
): Entry {
  const last = entry.steps.at(-1);
  const waiting = outbox.lastWaiting();
  // The waiting step may have been rebased after a correction; the history still contains it as it was typed.
  const merged = last && waiting?.id === last.id && joined(waiting.operations, operations);
  if (!last || !merged) {
    const step: Step = { id: newId(), label, operations };
    outbox.add({ ...step, kind: 'do', of: null });
    return { ...entry, steps: [...entry.steps, step], at: now };
  }
  const step = { ...last, operations: merged };
  outbox.replaceLast({ ...step, kind: 'do', of: null });
  return { ...entry, steps: [...entry.steps.slice(0, -1), step], at: now };
}

/** The operations of both as one list; undefined when that would be too long for one step. */
function joined(earlier: readonly Operation[], later: readonly Operation[]): Operation[] | undefined {
  const last = earlier.at(-1);
  const next = later[0];
  const merged = later.length === 1 && last && next ? coalesce(last, next) : undefined;
  if (merged) return [...earlier.slice(0, -1), merged];
  return earlier.length + later.length <= LONGEST_STEP ? [...earlier, ...later] : undefined;
}
