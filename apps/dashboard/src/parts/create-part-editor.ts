import { failureMessages } from '@etalage/api-contract/client';
import { createStore } from 'zustand/vanilla';
import { failureOf } from '../queries/call-api.ts';
import type { Clock } from '../saving/clock.ts';
import { replaceableTimer } from '../saving/replaceable-timer.ts';
import { isTemporary, retryDelay, saveProblemOf } from '../saving/save-problem.ts';
import type { OpenedPart, PartCalls } from './part-calls.ts';
import {
  changed,
  isStored,
  openedState,
  redone,
  tookOver,
  undone,
  type PartErrors,
  type PartState,
} from './part-state.ts';

/** Milliseconds without changes before a draft is saved. */
const SAVE_DELAY = 600;
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
export function createPartEditor<Value>({ opened, calls, clock, random }: PartEditorOptions<Value>) {
  const store = createStore<PartState<Value>>(() => openedState(opened));
  const { getState: get } = store;
  const set = (next: Partial<PartState<Value>>) => store.setState(next);
  const timer = replaceableTimer(clock);
  let request: Promise<void> | null = null;
  let failures = 0;
  let lastField = '';
  let lastChange = -Infinity;

  function edited(next: PartState<Value>): void {
    // A change may mend what was refused.
    const isOver = next.problem === 'failed';
    store.setState({ ...next, ...(isOver && { problem: null, errors: {} }) }, true);
    if (get().problem === null) timer.start(SAVE_DELAY, () => void save());
  }

  /** Saves what is not saved yet; settles when all is, or when a problem prevents it. */
  async function save(): Promise<void> {
    timer.cancel();
    await (request ??= send().finally(() => (request = null)));
    if (!isStored(get()) && get().problem === null) await save();
  }

  async function send(): Promise<void> {
    const { value, revision } = get();
    if (isStored(get())) return set({ problem: null, errors: {} });
    set({ isSaving: true });
    try {
      const saved = await calls.save(revision, value);
      failures = 0;
      set({ isSaving: false, stored: value, revision: saved.revision, problem: null, errors: {} });
    } catch (error) {
      await failed(error);
    }
  }

  async function failed(error: unknown): Promise<void> {
    const problem = saveProblemOf(error);
    failures += 1;
    set({ isSaving: false, problem, errors: problem === 'failed' ? errorsOf(error) : {} });
    if (problem === 'conflict') await lookAtTheirs();
    if (isTemporary(get().problem ?? 'failed'))
      timer.start(retryDelay(failures, random), () => void resume());
  }

  async function lookAtTheirs(): Promise<void> {
    try {
      set({ theirs: await calls.open() });
    } catch (error) {
      set({ problem: saveProblemOf(error) });
    }
  }

  /** Tries again after a problem that may be over. */
  async function resume(): Promise<void> {
    const { problem } = get();
    if (problem === 'conflict') return;
    set({ problem: null });
    await save();
  }

  return {
    store,
    /** Changes the value. Changes of one `field` that follow each other are one step of undo. */
    change(value: Value, field = ''): void {
      const now = clock.now();
      const joins = field !== '' && field === lastField && now - lastChange < STEP_TIME;
      lastField = field;
      lastChange = now;
      edited(changed(get(), value, joins && get().past.length > 0));
    },
    undo(): void {
      lastField = '';
      edited(undone(get()));
    },
    redo(): void {
      lastField = '';
      edited(redone(get()));
    },
    save,
    resume,
    /** Saves and publishes; whether visitors see it. Throws if the call fails for another reason than a conflict. */
    async publish(): Promise<boolean> {
      await save();
      if (!isStored(get())) return false;
      set({ isPublishing: true });
      try {
        const { value, revision } = get();
        const { published_revision } = await calls.publish(revision);
        set({ published: value, publishedRevision: published_revision });
        return true;
      } catch (error) {
        if (saveProblemOf(error) !== 'conflict') throw error;
        set({ problem: 'conflict' });
        await lookAtTheirs();
        return false;
      } finally {
        set({ isPublishing: false });
      }
    },
    /** Takes over a draft of the server: a version that was restored, or what somebody else saved. */
    takeOver(theirs: OpenedPart<Value>): void {
      lastField = '';
      store.setState(tookOver(get(), theirs), true);
    },
    /** Saves the own value over that of somebody else, which stays among the versions. */
    async keepOwn(): Promise<void> {
      const { theirs } = get();
      if (!theirs) return;
      set({
        stored: theirs.value,
        revision: theirs.revision,
        published: theirs.published,
        publishedRevision: theirs.published_revision,
        problem: null,
        theirs: null,
      });
      await save();
    },
    dispose: () => timer.cancel(),
  };
}

/** The messages about fields of the value, without the name under which it is sent. */
function errorsOf(error: unknown): PartErrors {
  const entries = Object.entries(failureMessages(failureOf(error)));
  return Object.fromEntries(entries.map(([path, messages]) => [path.replace(/^value\./, ''), messages]));
}
