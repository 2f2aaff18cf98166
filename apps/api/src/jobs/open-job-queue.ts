import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseAddress } from '../db/database.ts';
import type { RunningPart } from '../program-context.ts';
import { startBoss } from './start-boss.ts';
import type { Job, JobQueue } from '../ports/job-queue.ts';

export interface JobQueueOptions {
  readonly address: DatabaseAddress;
  readonly onError: (error: unknown) => void;
}

/** How long jobs are gathered before they are written together. */
const GATHER_MILLISECONDS = 100;

/**
 * The job queue of a process that answers requests. It connects at the first job, and no request waits for it; jobs that
 * come while others are being written go together.
 */
export function openJobQueue({ address, onError }: JobQueueOptions): JobQueue & RunningPart {
  let boss: ReturnType<typeof startBoss> | undefined;
  let underway: Promise<void> | undefined;
  let waiting: Job[] = [];
  const stopping = new AbortController();

  const writeAll = async () => {
    while (waiting.length > 0) {
      // Each writing costs the database as much as a call does, and workers look for jobs twice a second at most.
      await wait(GATHER_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
      boss ??= startBoss({ address, role: 'sender', onError });
      const jobs = Object.groupBy(waiting, ({ name }) => name);
      waiting = [];
      try {
        const started = await boss;
        for (const [name, some] of Object.entries(jobs))
          await started.insert(
            name,
            some.map(({ name: _name, ...data }) => ({ data })),
          );
      } catch (error) {
        onError(error);
      }
    }
    underway = undefined;
  };
  return {
    enqueue: async (job) => {
      if (stopping.signal.aborted) return;
      waiting.push(job);
      underway ??= writeAll();
    },
    stop: async () => {
      stopping.abort();
      await underway;
      const started = await boss?.catch(() => undefined);
      await started?.stop({ graceful: false });
    },
  };
}
