import { setTimeout as wait } from 'node:timers/promises';
import type { ProgramContext, RunningPart } from '../program-context.ts';
import { catchUpAll } from '../search/catch-up.ts';

/** Milliseconds between two looks at the table, and after a failure, which would otherwise fill the log. */
const PAUSE = 1000;
const PAUSE_AFTER_FAILURE = 30_000;

/**
 * Writes the search documents that large changes leave. It looks at their table instead of waiting for jobs, because
 * triggers leave them too, and those of a worker that crashed are then continued at once.
 */
export function startCatchingUp({ db, log }: Pick<ProgramContext, 'db' | 'log'>): RunningPart {
  const stopping = new AbortController();
  const { signal } = stopping;
  let hasFailed = false;
  const onError = (err: unknown, websiteId?: string) => {
    hasFailed = true;
    log.error({ err, websiteId }, 'search words');
  };
  const work = async () => {
    while (!signal.aborted) {
      hasFailed = false;
      await catchUpAll(db, { onError, isStopping: () => signal.aborted }).catch(onError);
      await wait(hasFailed ? PAUSE_AFTER_FAILURE : PAUSE, undefined, { signal }).catch(() => {});
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
