import type { SavedStep } from '@etalage/api-contract';
import type { SaveProblem } from '../../saving/save-problem.ts';

/** The steps that the server does not have. One request is sent at a time, and a retry repeats it unchanged. */
export interface SaveQueue {
  client: string;
  /** Revision of the server's document, as far as known. */
  revision: number;
  /** Number of the last request made. */
  sequence: number;
  /** Steps of no request yet, oldest first. */
  waiting: readonly SavedStep[];
  /** The request that is being sent, or is retried later. */
  travelling: { sequence: number; base_revision: number; steps: readonly SavedStep[] } | null;
  problem: SaveProblem | null;
  /** The server's message about the problem. */
  reason: string | null;
  /** Failed attempts of the current request. */
  failures: number;
}

/** Most steps in one request. */
export const STEPS_PER_SAVE = 200;

export function emptyQueue(client: string, revision: number): SaveQueue {
  return {
    client,
    revision,
    sequence: 0,
    waiting: [],
    travelling: null,
    problem: null,
    reason: null,
    failures: 0,
  };
}

export const isSaved = (queue: SaveQueue): boolean => queue.waiting.length === 0 && !queue.travelling;

export function enqueue(queue: SaveQueue, step: SavedStep): SaveQueue {
  return { ...queue, waiting: [...queue.waiting, step] };
}

/** Replaces the last waiting step, after typing extended it. */
export function replaceLast(queue: SaveQueue, step: SavedStep): SaveQueue {
  return { ...queue, waiting: [...queue.waiting.slice(0, -1), step] };
}

/** Makes the next request; returns the same queue while one is being sent or when no step waits. */
export function startRequest(queue: SaveQueue): SaveQueue {
  if (queue.travelling || queue.waiting.length === 0) return queue;
  const sequence = queue.sequence + 1;
  return {
    ...queue,
    sequence,
    failures: 0,
    waiting: queue.waiting.slice(STEPS_PER_SAVE),
    travelling: {
      sequence,
      base_revision: queue.revision,
      steps: queue.waiting.slice(0, STEPS_PER_SAVE),
    },
  };
}

/** The server has stored the current request. */
export function requestStored(queue: SaveQueue, revision: number): SaveQueue {
  return { ...queue, revision, travelling: null, problem: null, reason: null, failures: 0 };
}

/** The current request failed; it stays unchanged and is retried later. */
export function requestFailed(queue: SaveQueue, problem: SaveProblem, reason: string | null): SaveQueue {
  return { ...queue, problem, reason, failures: queue.failures + 1 };
}

/**
 * Allows a queue with a problem to retry. A permanently refused request was not stored, so its steps are sent in a new
 * request with the later ones: a step that is too large is then sent together with its undo.
 */
export function allowRetry(queue: SaveQueue): SaveQueue {
  if (queue.problem === 'conflict') return queue;
  const free = { ...queue, problem: null, reason: null, failures: 0 };
  return queue.problem === 'failed' ? { ...free, travelling: null, waiting: unsentSteps(queue) } : free;
}

/** All steps that the server does not have, oldest first. */
export function unsentSteps({ travelling, waiting }: Pick<SaveQueue, 'travelling' | 'waiting'>): SavedStep[] {
  return [...(travelling?.steps ?? []), ...waiting];
}

/** The same operations in no more steps than one request may have. */
export function inOneRequest(steps: readonly SavedStep[]): SavedStep[] {
  const size = Math.ceil(steps.length / STEPS_PER_SAVE);
  return steps.flatMap((first, index) => {
    if (index % size !== 0) return [];
    const operations = steps.slice(index, index + size).flatMap((step) => step.operations);
    return [{ ...first, operations }];
  });
}
