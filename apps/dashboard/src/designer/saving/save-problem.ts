import type { SaveProblem } from './save-queue.ts';

export type PublishOutcome = 'published' | SaveProblem;

/** What a failed call means for saving. */
export function saveProblemOf(error: unknown): SaveProblem {
  const status = statusOf(error);
  if (status === 0) return 'offline';
  if (status === 401) return 'signed_out';
  if (status === 409) return 'conflict';
  if (status === 507) return 'disk_full';
  if (status === 408 || status === 429 || status >= 500) return 'server';
  return 'failed';
}

const passing: ReadonlySet<SaveProblem> = new Set(['offline', 'server', 'disk_full']);

/** Whether a problem may pass without the owner, so that trying again makes sense. */
export const passesByItself = (problem: SaveProblem): boolean => passing.has(problem);

/** The server's own words about what it refused, e.g. that the page has become too large. */
export function reasonOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('body' in error)) return null;
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string[]> };
  return Object.values(errors ?? {}).flat()[0] ?? null;
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  return hasStatus && typeof error.status === 'number' ? error.status : 0;
}

/** Milliseconds until the next try: doubles from one second to half a minute, each time a little different. */
export function retryDelay(tries: number, random: () => number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, tries - 1)) * (0.75 + random() / 2);
}
