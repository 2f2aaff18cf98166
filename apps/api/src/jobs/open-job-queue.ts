import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseAddress } from '../db/database.ts';
import type { RunningPart } from '../program-context.ts';
import { startBoss } from './start-boss.ts';
import type { Job, JobQueue } from '../ports/job-queue.ts';

export interface JobQueueOptions {
  readonly address: DatabaseAddress;
  readonly onError: (error: unknown) => void;
}

/** Time in which jobs are collected before they are stored together. */
const COLLECT_MILLISECONDS = 100;

/**
 * The job queue of a process that answers requests. It connects at the first job, and no request waits for it. Jobs that
 * are added while others are being stored are stored together afterwards.
 */
export function openJobQueue({ address, onError }: JobQueueOptions): JobQueue & RunningPart {
  let boss: ReturnType<typeof startBoss> | undefined;
  let storing: Promise<void> | undefined;
  let waiting: Job[] = [];
  const stopping = new AbortController();

  const storeAll = async () => {
    while (waiting.length > 0) {
      // Each insert costs the database as much as a call, and workers poll at most twice a second.
      await wait(COLLECT_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => {});
      boss ??= startBoss({ address, role: 'sender', onError });
      const jobs = Object.groupBy(waiting, ({ name }) => name);
      waiting = [];
      try {
        const started = await boss;
        for (const [name, ofName] of Object.entries(jobs))
          await started.insert(
            name,
            ofName.map(({ name: _name, ...data }) => ({ data })),
          );
      } catch (error) {
        onError(error);
      }
    }
    storing = undefined;
  };
  return {
    enqueue: async (job) => {
      if (stopping.signal.aborted) return;
      waiting.push(job);
      storing ??= storeAll();
    },
    stop: async () => {
      stopping.abort();
      await storing;
      const started = await boss?.catch(() => undefined);
      await started?.stop({ graceful: false });
    },
  };
}
