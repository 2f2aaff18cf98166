import type { SavedStep, Step } from '@etalage/api-contract';
import {
  applyOperations,
  coalesce,
  invert,
  type Operation,
  type PageDocument,
  type Refusal,
} from '@etalage/site-model';
import type { Clock } from '../saving/clock.ts';
import { done, doneAgain, grown, openEntry, takenBack, type Entry, type History } from './history.ts';
import { applyRemade } from './remake-operation.ts';

export interface RunOptions {
  /** Key of the text that names the step in undo and history. */
  label: string;
  /** Changes with the same name and no pause between them become one step, e.g. `text:b1:title`. */
  stretch?: string;
}

interface EditorOptions {
  document: PageDocument;
  /** An additional rule, such as where a block may be placed; not applied to undo and redo. */
  whyNot?: (document: PageDocument, operation: Operation) => Refusal | undefined;
  history: History;
  newId: () => string;
  clock: Clock;
  outbox: {
    lastWaiting: () => SavedStep | undefined;
    add: (step: SavedStep) => void;
    growLast: (step: SavedStep) => void;
  };
  /** Told first, so that the frame is on its way before anything is stored. */
  onApply: (document: PageDocument, operations: Operation[]) => void;
  /** Told after every change, with what was applied. */
  onChange: (document: PageDocument, history: History, operations: Operation[]) => void;
}

/** Most operations one growing step may hold before the next one is begun. */
const longestStep = 50;

/** The document in hand: changes it, takes back and does again, and hands every step to the outbox. */
export function createDocumentEditor({
  newId,
  clock,
  outbox,
  onApply,
  onChange,
  whyNot,
  ...start
}: EditorOptions) {
  let { document, history } = start;

  function extend(entry: Entry, operations: Operation[], label: string): Entry {
    const last = entry.steps.at(-1);
    const waiting = outbox.lastWaiting();
    // What waits may have been remade after a correction; the history still tells it as it was typed.
    const merged = last && waiting?.id === last.id && joined(waiting.operations, operations);
    if (!last || !merged) {
      const step: Step = { id: newId(), label, operations };
      outbox.add({ ...step, kind: 'do', of: null });
      return { ...entry, steps: [...entry.steps, step], at: clock.now() };
    }
    const step = { ...last, operations: merged };
    outbox.growLast({ ...step, kind: 'do', of: null });
    return { ...entry, steps: [...entry.steps.slice(0, -1), step], at: clock.now() };
  }

  function replay(kind: 'undo' | 'redo', entry: Entry) {
    const all: Operation[] = [];
    for (const step of kind === 'undo' ? entry.steps.toReversed() : entry.steps) {
      const wanted = kind === 'undo' ? step.operations.map(invert).reverse() : step.operations;
      const applied = applyRemade(document, wanted);
      document = applied.document;
      if (applied.operations.length === 0) continue;
      all.push(...applied.operations);
      outbox.add({ id: newId(), label: step.label, operations: applied.operations, kind, of: step.id });
    }
    history = kind === 'undo' ? takenBack(history) : doneAgain(history);
    onApply(document, all);
    onChange(document, history, all);
    return all;
  }

  return {
    document: () => document,
    /** Changes the document; answers why not, and then nothing has changed. */
    run(operations: Operation[], { label, stretch }: RunOptions): Refusal | undefined {
      if (operations.length === 0) return undefined;
      const applied = applyOperations(document, operations, whyNot);
      if ('refused' in applied) return applied.refused;
      document = applied.document;
      onApply(document, operations);
      const open = openEntry(history, stretch, clock.now());
      if (open) history = grown(history, extend(open, operations, label));
      else {
        const entry: Entry = { label, steps: [], stretch: stretch ?? null, at: clock.now() };
        history = done(history, extend(entry, operations, label));
      }
      onChange(document, history, operations);
      return undefined;
    },
    undo(): Operation[] {
      const entry = history.undo.at(-1);
      return entry ? replay('undo', entry) : [];
    },
    redo(): Operation[] {
      const entry = history.redo.at(-1);
      return entry ? replay('redo', entry) : [];
    },
    /** Takes over steps that the server already has. */
    adopt(steps: readonly SavedStep[], corrections: readonly Operation[]) {
      for (const { id, label, operations } of steps) {
        const entry: Entry = { label, steps: [{ id, label, operations }], stretch: null, at: 0 };
        history = done(history, entry);
      }
      const operations = [...steps.flatMap((step) => step.operations), ...corrections];
      const applied = applyRemade(document, operations);
      document = applied.document;
      onApply(document, applied.operations);
      onChange(document, history, applied.operations);
    },
    /** Takes over what the server stored, under the steps that still wait; answers these as they fit now. */
    correct(corrections: readonly Operation[], waiting: readonly SavedStep[]): SavedStep[] {
      const back = waiting.flatMap((step) => step.operations).map(invert);
      const corrected = applyRemade(document, [...back.reverse(), ...corrections]);
      const all = corrected.operations;
      document = corrected.document;
      const kept = waiting.flatMap((step) => {
        const applied = applyRemade(document, step.operations);
        document = applied.document;
        all.push(...applied.operations);
        return applied.operations.length > 0 ? [{ ...step, operations: applied.operations }] : [];
      });
      onApply(document, all);
      onChange(document, history, all);
      return kept;
    },
  };
}

export type DocumentEditor = ReturnType<typeof createDocumentEditor>;

function joined(earlier: readonly Operation[], later: readonly Operation[]): Operation[] | undefined {
  const [last] = earlier.slice(-1);
  const [next] = later;
  const merged = later.length === 1 && last && next ? coalesce(last, next) : undefined;
  if (merged) return [...earlier.slice(0, -1), merged];
  return earlier.length + later.length <= longestStep ? [...earlier, ...later] : undefined;
}
