import type { ErrorCode } from '@etalage/api-contract';
import { failureMessages } from '@etalage/api-contract/client';
import { failureOf } from '../queries/call-api.ts';

/**
 * Why nothing is sent now. No network (`offline`), a server that fails and a full disk of the server may be temporary; a
 * permanent refusal (`failed`), another version and an ended session need an action of the owner.
 */
export type SaveProblem = 'offline' | 'server' | 'disk_full' | 'conflict' | 'signed_out' | 'failed';

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
  const isServerFault = status === 408 || status === 429 || status >= 500;
  // A proxy does not send our codes; its status is enough.
  return problems[refusal.code] ?? (isServerFault ? 'server' : 'failed');
}

const temporary: ReadonlySet<SaveProblem> = new Set(['offline', 'server', 'disk_full']);

/** Whether a problem may end without an action of the owner, so that a retry makes sense. */
export const isTemporary = (problem: SaveProblem): boolean => temporary.has(problem);

/** The server's message about what it refused, e.g. that the page has become too large. */
export function reasonOf(error: unknown): string | null {
  return Object.values(failureMessages(failureOf(error))).flat()[0] ?? null;
}

/** Milliseconds until the next attempt: doubles from one second to half a minute, with random variation. */
export function retryDelay(failures: number, random: () => number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1)) * (0.75 + random() / 2);
}
