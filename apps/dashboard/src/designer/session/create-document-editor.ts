import type { SavedStep } from '@etalage/api-contract';
import {
  applyOperations,
  invert,
  type Operation,
  type PageDocument,
  type Refusal,
} from '@etalage/site-model';
import type { Clock } from '../../saving/clock.ts';
import { applyRebased } from './apply-rebased.ts';
import { extendEntry, type StepSink } from './extend-entry.ts';
import { openEntry, redone, undone, withEntry, withLastEntry, type Entry, type History } from './history.ts';
import { rebaseWaiting } from './rebase-waiting.ts';

export interface RunOptions {
  /** Key of the text that names the step in undo and history. */
  label: string;
  /** Changes with the same name and no pause between them become one step, e.g. `text:b1:title`. */
  stretch?: string;
}

interface EditorOptions {
  document: PageDocument;
  history: History;
  newId: () => string;
  clock: Clock;
  outbox: StepSink;
  /** A rule beside those of the reducer, such as where a block is allowed. Undo and redo are not checked. */
  refuse?: (document: PageDocument, operation: Operation) => Refusal | undefined;
}

interface EditorListener {
  /** Called first, so that the change is sent to the frame before anything is stored. */
  onApply: (operations: Operation[], document: PageDocument) => void;
  /** Called at the end of every change, with what was applied. */
  onChange: (document: PageDocument, history: History, operations: Operation[]) => void;
}

export type DocumentEditor = ReturnType<typeof createDocumentEditor>;

/** The current document: changes it, undoes and redoes, and passes every step to the outbox. */
export function createDocumentEditor({ newId, clock, outbox, refuse, ...start }: EditorOptions) {
  let { document, history } = start;
  let listener: EditorListener | undefined;

  function apply(next: PageDocument, operations: Operation[]) {
    document = next;
    listener?.onApply(operations, document);
  }
  const changed = (operations: Operation[]) => listener?.onChange(document, history, operations);

  function replay(kind: 'undo' | 'redo', entry: Entry): Operation[] {
    const { document: next, steps } = replayed(document, entry, kind);
    const operations = steps.flatMap((step) => step.operations);
    apply(next, operations);
    for (const step of steps) outbox.add({ ...step, id: newId() });
    history = kind === 'undo' ? undone(history) : redone(history);
    changed(operations);
    return operations;
  }

  return {
    document: () => document,
    /** Changes the document; returns why it is refused, and then nothing has changed. */
    run(operations: Operation[], { label, stretch }: RunOptions): Refusal | undefined {
      if (operations.length === 0) return undefined;
      const applied = applyOperations(document, operations, refuse);
      if ('refused' in applied) return applied.refused;
      apply(applied.document, operations);
      const now = clock.now();
      const open = openEntry(history, stretch, now);
      const entry = open ?? { label, steps: [], stretch: stretch ?? null, at: now };
      const extended = extendEntry(outbox, entry, { operations, label, newId, now });
      history = open ? withLastEntry(history, extended) : withEntry(history, extended);
      changed(operations);
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
    /** Applies steps that the server already has. */
    adopt(steps: readonly SavedStep[], corrections: readonly Operation[]) {
      for (const { id, label, operations } of steps) {
        history = withEntry(history, { label, steps: [{ id, label, operations }], stretch: null, at: 0 });
      }
      const saved = steps.flatMap((step) => step.operations);
      const applied = applyRebased(document, [...saved, ...corrections]);
      apply(applied.document, applied.operations);
      changed(applied.operations);
    },
    /** Applies corrections of the server below the steps that still wait; returns these as they fit now. */
    correct(corrections: readonly Operation[], waiting: readonly SavedStep[]): SavedStep[] {
      const rebased = rebaseWaiting(document, corrections, waiting);
      apply(rebased.document, rebased.operations);
      changed(rebased.operations);
      return rebased.steps;
    },
    /** Sets the listener; called once, when the session is connected. */
    connect(next: EditorListener) {
      listener = next;
    },
  };
}

/** An entry undone or redone: the document after it, and the steps to save, without those that have no effect. */
function replayed(start: PageDocument, entry: Entry, kind: 'undo' | 'redo') {
  const steps: Omit<SavedStep, 'id'>[] = [];
  let document = start;
  for (const step of kind === 'undo' ? entry.steps.toReversed() : entry.steps) {
    const wanted = kind === 'undo' ? step.operations.map(invert).reverse() : step.operations;
    const { document: next, operations } = applyRebased(document, wanted);
    document = next;
    if (operations.length > 0) steps.push({ label: step.label, operations, kind, of: step.id });
  }
  return { document, steps };
}
