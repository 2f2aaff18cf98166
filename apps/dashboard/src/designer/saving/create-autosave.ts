import type { SavedStep } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import type { SendSave } from './document-calls.ts';
import type { Clock } from '../../saving/clock.ts';
import { createQueueState } from './create-queue-state.ts';
import { replaceableTimer } from '../../saving/replaceable-timer.ts';
import { isTemporary, reasonOf, retryDelay, saveProblemOf } from '../../saving/save-problem.ts';
import {
  requestStored,
  startRequest,
  enqueue,
  requestFailed,
  replaceLast,
  isSaved,
  allowRetry,
  type SaveQueue,
} from './save-queue.ts';

/** Milliseconds without changes before the waiting steps are sent. */
const SAVE_DELAY = 600;
/** Most milliseconds that a step waits while changes keep being made. */
const LONGEST_DELAY = 5000;

interface AutosaveOptions {
  client: string;
  revision: number;
  send: SendSave;
  clock: Clock;
  random: () => number;
  /** Applies the server's corrections to the document; returns the waiting steps as they fit after that. */
  correct: (corrections: Operation[], waiting: readonly SavedStep[]) => SavedStep[];
  onChange: (queue: SaveQueue) => void;
}

/** Sends steps to the server in order, each exactly once, whatever the network does. */
export function createAutosave({ client, send, clock, random, correct, ...state }: AutosaveOptions) {
  const queue = createQueueState({ client, ...state });
  const timer = replaceableTimer(clock);
  let request: Promise<void> | null = null;
  let waitingSince: number | null = null;

  function added(changed: SaveQueue) {
    waitingSince ??= clock.now();
    // A change, such as an undo, may solve the problem of a refused save.
    const next = changed.problem === 'failed' ? allowRetry(changed) : changed;
    const left = waitingSince + LONGEST_DELAY - clock.now();
    if (!next.problem) sendAfter(Math.max(0, Math.min(SAVE_DELAY, left)));
    queue.set(next);
  }

  const sendAfter = (milliseconds: number) => timer.start(milliseconds, () => void sendNow());

  /** Sends the waiting steps. While a request is being sent, no other is started and the caller waits for it. */
  function sendNow(): Promise<void> {
    timer.cancel();
    request ??= sendRequest().finally(() => {
      request = null;
    });
    return request;
  }

  async function sendRequest(): Promise<void> {
    const next = startRequest(queue.get());
    const { travelling } = next;
    if (!travelling) return;
    waitingSince = null;
    queue.set({ ...next, problem: null, reason: null });
    try {
      const { revision, corrections } = await send({ client, ...travelling, steps: [...travelling.steps] });
      const { waiting } = queue.get();
      const fitting = corrections.length > 0 ? correct(corrections, waiting) : waiting;
      if (fitting.length > 0) sendAfter(SAVE_DELAY);
      queue.set({ ...requestStored(queue.get(), revision), waiting: fitting });
    } catch (error) {
      const problem = saveProblemOf(error);
      queue.set(requestFailed(queue.get(), problem, reasonOf(error)));
      if (isTemporary(problem)) sendAfter(retryDelay(queue.get().failures, random));
    }
  }

  async function sendAll(): Promise<void> {
    await sendNow();
    if (queue.isSending()) await sendAll();
  }

  return {
    queue: queue.get,
    add: (step: SavedStep) => added(enqueue(queue.get(), step)),
    replaceLast: (step: SavedStep) => added(replaceLast(queue.get(), step)),
    /** Sends immediately; settles when all is saved, or when a problem, stored in the queue, prevents it. */
    async flush(): Promise<void> {
      const { problem } = queue.get();
      if (isSaved(queue.get()) || (problem && !isTemporary(problem))) return;
      const settled = queue.settled();
      void sendAll();
      await settled;
    },
    /** Sets the revision after a request outside this queue, such as the restore of an ended tab's steps. */
    moveTo: (revision: number) => queue.set({ ...queue.get(), revision }),
    /** Retries after the owner signed in, or the network is back. */
    resume() {
      queue.set(allowRetry(queue.get()));
      if (!queue.get().problem) void sendNow();
    },
  };
}
