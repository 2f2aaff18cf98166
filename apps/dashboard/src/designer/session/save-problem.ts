import type { SaveProblem } from './save-queue.ts';

export type PublishOutcome = 'published' | SaveProblem;

/** What a failed call means for saving; anything that may pass by itself counts as offline and is tried again. */
export function saveProblemOf(error: unknown): SaveProblem {
  const status = statusOf(error);
  if (status === 401) return 'signed_out';
  if (status === 409) return 'conflict';
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'offline';
  return 'failed';
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  return hasStatus && typeof error.status === 'number' ? error.status : 0;
}

/** Milliseconds until the next try: doubles from one second to half a minute, each time a little different. */
export function retryDelay(tries: number, random: () => number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, tries - 1)) * (0.75 + random() / 2);
}
