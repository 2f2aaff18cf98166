import { ApiFailure, failureOf } from '../../queries/call-api.ts';

/** How long is waited before each next try, in milliseconds. */
const WAITS = [1_000, 2_000, 5_000, 10_000];

/**
 * Repeats a call that may be repeated while the server cannot be reached or fails, a few times; a refusal is final. Ends
 * at once when the signal is aborted.
 */
export async function retried<Reply>(
  call: () => Promise<Reply>,
  signal: AbortSignal,
  waits: readonly number[] = WAITS,
): Promise<Reply> {
  for (const wait of waits) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await waited(wait, signal);
    }
  }
  signal.throwIfAborted();
  return call();
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const failure = failureOf(error);
  return failure.unreachable === true || failure.status >= 500 || failure.status === 429;
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
