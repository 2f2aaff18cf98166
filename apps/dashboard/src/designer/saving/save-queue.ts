import type { SavedStep } from '@etalage/api-contract';

/**
 * Why nothing is sent now. No network (`offline`), a server that fails and a full disk there may pass by themselves; a
 * refusal for good (`failed`), another version and an ended session wait for the owner.
 */
export type SaveProblem = 'offline' | 'server' | 'disk_full' | 'conflict' | 'signed_out' | 'failed';

/** What has to reach the server, and how far that is. One request travels at a time and is repeated unchanged. */
export interface SaveQueue {
  client: string;
  /** Of the server's document, as last heard. */
  revision: number;
  /** Number of the last request made. */
  sequence: number;
  waiting: readonly SavedStep[];
  travelling: { sequence: number; base_revision: number; steps: readonly SavedStep[] } | null;
  problem: SaveProblem | null;
  /** The server's own words about the problem. */
  reason: string | null;
  /** Failed tries of the request that travels. */
  tries: number;
}

/** Most steps one request carries. */
export const stepsPerSave = 200;

export function emptyQueue(client: string, revision: number): SaveQueue {
  return {
    client,
    revision,
    sequence: 0,
    waiting: [],
    travelling: null,
    problem: null,
    reason: null,
    tries: 0,
  };
}

export const isSaved = (queue: SaveQueue): boolean => queue.waiting.length === 0 && !queue.travelling;

export function enqueue(queue: SaveQueue, step: SavedStep): SaveQueue {
  return { ...queue, waiting: [...queue.waiting, step] };
}

/** Replaces the last step that waits, for a stretch of typing that grew. */
export function growLast(queue: SaveQueue, step: SavedStep): SaveQueue {
  return { ...queue, waiting: [...queue.waiting.slice(0, -1), step] };
}

/** Puts the next request on its way; the same queue when one travels already or nothing waits. */
export function depart(queue: SaveQueue): SaveQueue {
  if (queue.travelling || queue.waiting.length === 0) return queue;
  const sequence = queue.sequence + 1;
  return {
    ...queue,
    sequence,
    tries: 0,
    waiting: queue.waiting.slice(stepsPerSave),
    travelling: {
      sequence,
      base_revision: queue.revision,
      steps: queue.waiting.slice(0, stepsPerSave),
    },
  };
}

export function arrived(queue: SaveQueue, revision: number): SaveQueue {
  return { ...queue, revision, travelling: null, problem: null, reason: null, tries: 0 };
}

/** The request stays as it is and travels again later. */
export function turnedBack(queue: SaveQueue, problem: SaveProblem, reason: string | null): SaveQueue {
  return { ...queue, problem, reason, tries: queue.tries + 1 };
}

/**
 * Lets a queue that waits for the owner try again. What was refused for good was stored nowhere, so it travels anew
 * together with what came after it: a step that is too much goes along with the undo of it.
 */
export function resumed(queue: SaveQueue): SaveQueue {
  if (queue.problem === 'conflict') return queue;
  const free = { ...queue, problem: null, reason: null, tries: 0 };
  return queue.problem === 'failed' ? { ...free, travelling: null, waiting: unsentSteps(queue) } : free;
}

/** Everything that has not reached the server, oldest first. */
export function unsentSteps({ travelling, waiting }: Pick<SaveQueue, 'travelling' | 'waiting'>): SavedStep[] {
  return [...(travelling?.steps ?? []), ...waiting];
}

/** The same operations in no more steps than one request carries. */
export function inOneRequest(steps: readonly SavedStep[]): SavedStep[] {
  const size = Math.ceil(steps.length / stepsPerSave);
  return steps.flatMap((first, index) => {
    if (index % size !== 0) return [];
    const operations = steps.slice(index, index + size).flatMap((step) => step.operations);
    return [{ ...first, operations }];
  });
}
