import type { SavedStep } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import type { SendSave } from './document-calls.ts';
import type { Clock } from './clock.ts';
import { passesByItself, reasonOf, retryDelay, saveProblemOf } from './save-problem.ts';
import {
  arrived,
  depart,
  emptyQueue,
  enqueue,
  growLast,
  isSaved,
  resumed,
  turnedBack,
  type SaveQueue,
} from './save-queue.ts';

/** Milliseconds of rest before what waits is sent, and the longest it waits while work goes on. */
export const saveRest = 600;
export const longestWait = 5000;

interface AutosaveOptions {
  client: string;
  revision: number;
  send: SendSave;
  clock: Clock;
  random: () => number;
  /** Brings the document to what was stored; answers the waiting steps as they fit after that. */
  correct: (corrections: Operation[], waiting: readonly SavedStep[]) => SavedStep[];
  onChange: (queue: SaveQueue) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Brings steps to the server in order, each exactly once, whatever the network does. */
export function createAutosave({
  client,
  send,
  clock,
  random,
  correct,
  onChange,
  ...start
}: AutosaveOptions) {
  let queue = emptyQueue(client, start.revision);
  let trip: Promise<void> | null = null;
  let firstWaits: number | null = null;
  let callOff = () => undefined as void;
  const waiters = new Set<() => void>();

  const set = (next: SaveQueue) => {
    queue = next;
    onChange(queue);
    if (!isSaved(queue) && !queue.problem) return;
    for (const settle of waiters) settle();
    waiters.clear();
  };
  const goIn = (milliseconds: number) => {
    callOff();
    callOff = clock.later(milliseconds, () => void go());
  };
  const added = (changed: SaveQueue) => {
    firstWaits ??= clock.now();
    // A change, such as taking something back, may be what a refused save needs.
    const next = changed.problem === 'failed' ? resumed(changed) : changed;
    if (!next.problem) goIn(Math.max(0, Math.min(saveRest, firstWaits + longestWait - clock.now())));
    set(next);
  };

  /** Sends what waits. While a request is on its way nothing else is sent: that request is then the one to wait for. */
  function go(): Promise<void> {
    callOff();
    trip ??= travel().finally(() => {
      trip = null;
    });
    return trip;
  }

  async function travel(): Promise<void> {
    const next = depart(queue);
    const request = next.travelling;
    if (!request) return;
    firstWaits = null;
    set({ ...next, problem: null, reason: null });
    try {
      const reply = await send({ client, ...request, steps: [...request.steps] });
      const waiting =
        reply.corrections.length > 0 ? correct(reply.corrections, queue.waiting) : queue.waiting;
      if (waiting.length > 0) goIn(saveRest);
      set({ ...arrived(queue, reply.revision), waiting });
    } catch (error) {
      const problem = saveProblemOf(error);
      set(turnedBack(queue, problem, reasonOf(error)));
      if (passesByItself(problem)) goIn(retryDelay(queue.tries, random));
    }
  }

  return {
    queue: () => queue,
    add: (step: SavedStep) => added(enqueue(queue, step)),
    growLast: (step: SavedStep) => added(growLast(queue, step)),
    /** Sends at once; settles when all is saved or a problem stands in the way, which the queue then tells. */
    flush(): Promise<void> {
      if (isSaved(queue) || (queue.problem && !passesByItself(queue.problem))) return Promise.resolve();
      return new Promise((resolve) => {
        waiters.add(resolve);
        const again = () => {
          if (!isSaved(queue) && !queue.problem) goOn();
        };
        const goOn = () => void go().then(again);
        goOn();
      });
    },
    /** Takes note of a revision the server came to by another way, such as publishing an orphan's work. */
    moveTo: (revision: number) => set({ ...queue, revision }),
    /** Tries again after the owner signed in, or the network came back. */
    resume() {
      set(resumed(queue));
      if (!queue.problem) void go();
    },
  };
}
