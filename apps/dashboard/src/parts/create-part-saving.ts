import { failureMessages } from '@etalage/api-contract/client';
import type { StoreApi } from 'zustand/vanilla';
import { failureOf } from '../queries/call-api.ts';
import type { Clock } from '../saving/clock.ts';
import { replaceableTimer } from '../saving/replaceable-timer.ts';
import { isTemporary, retryDelay, saveProblemOf } from '../saving/save-problem.ts';
import type { PartCalls } from './part-calls.ts';
import { isStored, type PartErrors, type PartState } from './part-state.ts';

/** Milliseconds without changes before a draft is saved. */
const SAVE_DELAY = 600;

interface PartSavingOptions<Value> {
  readonly calls: PartCalls<Value>;
  readonly clock: Clock;
  readonly random: () => number;
}

export type PartSaving = ReturnType<typeof createPartSaving>;

/** Saves the value of a store whenever it changed, one call at a time, and tries again while that may help. */
export function createPartSaving<Value>(
  { getState: get, setState: set }: Pick<StoreApi<PartState<Value>>, 'getState' | 'setState'>,
  { calls, clock, random }: PartSavingOptions<Value>,
) {
  const timer = replaceableTimer(clock);
  let request: Promise<void> | null = null;
  let failures = 0;

  /** Saves what is not saved yet; settles when all is, or when a problem prevents it. */
  async function save(): Promise<void> {
    timer.cancel();
    request ??= send().finally(() => {
      request = null;
    });
    await request;
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
    if (problem === 'conflict') await conflicted();
    if (isTemporary(get().problem ?? 'failed'))
      timer.start(retryDelay(failures, random), () => void resume());
  }

  /** Fetches the draft of somebody else, who saved in the meantime. */
  async function conflicted(): Promise<void> {
    set({ problem: 'conflict' });
    try {
      set({ theirs: await calls.open() });
    } catch (error) {
      set({ problem: saveProblemOf(error) });
    }
  }

  /** Tries again after a problem that may be over. */
  async function resume(): Promise<void> {
    if (get().problem === 'conflict') return;
    set({ problem: null });
    await save();
  }

  /** Saves at once what waits for a pause in the typing, because the owner leaves. */
  const flush = () => void (get().problem === null && !isStored(get()) && save());

  return {
    save,
    resume,
    conflicted,
    /** Tells that the value changed. */
    changed(): void {
      if (get().problem === null) timer.start(SAVE_DELAY, () => void save());
    },
    flush,
  };
}

/** The messages about fields of the value, without the name under which it is sent. */
function errorsOf(error: unknown): PartErrors {
  const entries = Object.entries(failureMessages(failureOf(error)));
  return Object.fromEntries(entries.map(([path, messages]) => [path.replace(/^value\./, ''), messages]));
}
