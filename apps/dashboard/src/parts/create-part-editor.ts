import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../saving/clock.ts';
import { saveProblemOf } from '../saving/save-problem.ts';
import { createPartSaving, type PartSaving } from './create-part-saving.ts';
import type { OpenedPart, PartCalls } from './part-calls.ts';
import {
  changed,
  isStored,
  openedState,
  type PartState,
  redone,
  serverOf,
  tookOver,
  undone,
} from './part-state.ts';

/** Changes of one field within this time are one step of undo. */
const STEP_TIME = 1000;

interface PartEditorOptions<Value> {
  readonly opened: OpenedPart<Value>;
  readonly calls: PartCalls<Value>;
  readonly clock: Clock;
  readonly random: () => number;
}

export type PartEditor<Value> = ReturnType<typeof createPartEditor<Value>>;

/**
 * Edits a part: saves each change by itself, one call at a time, whatever the network does; undoes and redoes; publishes.
 * Nothing of anybody is overwritten without a question: after a save of somebody else the state has `theirs`.
 */
export function createPartEditor<Value>(options: PartEditorOptions<Value>) {
  const { opened, calls, clock } = options;
  const store = createStore<PartState<Value>>(() => openedState(opened));
  const { getState: get } = store;
  const saving = createPartSaving(store, options);
  let last = { field: '', at: -Infinity };

  function edited(next: PartState<Value>): void {
    // A change may mend what was refused.
    const isOver = next.problem === 'failed';
    store.setState({ ...next, ...(isOver && { problem: null, errors: {} }) }, true);
    saving.changed();
  }

  /** A step after which the next change is a step of its own. */
  function step(next: PartState<Value>): void {
    last = { field: '', at: -Infinity };
    edited(next);
  }

  return {
    store,
    /** Changes the value. Changes of one `field` that follow each other are one step of undo. */
    change(value: Value, field = ''): void {
      const at = clock.now();
      const joins = field !== '' && field === last.field && at - last.at < STEP_TIME;
      last = { field, at };
      edited(changed(get(), value, joins && get().past.length > 0));
    },
    undo: () => step(undone(get())),
    redo: () => step(redone(get())),
    save: saving.save,
    resume: saving.resume,
    publish: () => publishPart(store, calls, saving),
    /** Takes over a draft of the server: a version that was restored, or what somebody else saved. */
    takeOver(theirs: OpenedPart<Value>): void {
      last = { field: '', at: -Infinity };
      store.setState(tookOver(get(), theirs), true);
    },
    /** Saves the own value over that of somebody else, which stays among the versions. */
    async keepOwn(): Promise<void> {
      const { theirs } = get();
      if (!theirs) return;
      store.setState({ ...serverOf(theirs), problem: null, theirs: null });
      await saving.save();
    },
    flush: saving.flush,
  };
}

/** Saves and publishes; whether visitors see it. Throws if the call fails for another reason than a conflict. */
async function publishPart<Value>(
  store: StoreApi<PartState<Value>>,
  calls: PartCalls<Value>,
  saving: PartSaving,
): Promise<boolean> {
  await saving.save();
  const { value, revision } = store.getState();
  if (!isStored(store.getState())) return false;
  store.setState({ isPublishing: true });
  try {
    const { published_revision } = await calls.publish(revision);
    store.setState({ published: value, publishedRevision: published_revision });
    return true;
  } catch (error) {
    if (saveProblemOf(error) !== 'conflict') throw error;
    await saving.conflicted();
    return false;
  } finally {
    store.setState({ isPublishing: false });
  }
}
