import type { ErrorCode } from '@etalage/api-contract';
import { failureMessages } from '@etalage/api-contract/client';
import { failureOf } from '../../queries/call-api.ts';
import type { SaveProblem } from './save-queue.ts';

export type PublishOutcome = 'published' | SaveProblem;

const problems: Partial<Record<ErrorCode, SaveProblem>> = {
  unauthenticated: 'signed_out',
  conflict: 'conflict',
  storage_full: 'disk_full',
};

/** What a failed call means for saving. */
export function saveProblemOf(error: unknown): SaveProblem {
  const failure = failureOf(error);
  if (failure.unreachable) return 'offline';
  const { status, error: refusal } = failure;
  const mayPass = status === 408 || status === 429 || status >= 500;
  // A proxy has no codes of ours; its status says as much.
  return problems[refusal.code] ?? (mayPass ? 'server' : 'failed');
}

const passing: ReadonlySet<SaveProblem> = new Set(['offline', 'server', 'disk_full']);

/** Whether a problem may pass without the owner, so that trying again makes sense. */
export const passesByItself = (problem: SaveProblem): boolean => passing.has(problem);

/** The server's own words about what it refused, e.g. that the page has become too large. */
export function reasonOf(error: unknown): string | null {
  return Object.values(failureMessages(failureOf(error))).flat()[0] ?? null;
}

/** Milliseconds until the next try: doubles from one second to half a minute, each time a little different. */
export function retryDelay(tries: number, random: () => number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, tries - 1)) * (0.75 + random() / 2);
}
