import type { DatabaseAddress } from '../db/database.ts';
import type { RunningPart } from '../program-context.ts';
import { startBoss } from './boss.ts';
import type { Job, JobQueue } from './job-queue.ts';

export interface JobQueueOptions {
  readonly address: DatabaseAddress;
  readonly onError: (error: unknown) => void;
}

/** The job queue of a process that answers requests. It connects at the first job, and no request waits for it. */
export function openJobQueue({ address, onError }: JobQueueOptions): JobQueue & RunningPart {
  let boss: ReturnType<typeof startBoss> | undefined;
  const underway = new Set<Promise<void>>();
  let isStopped = false;

  const send = async ({ name, ...data }: Job) => {
    boss ??= startBoss({ address, role: 'sender', onError });
    try {
      await (await boss).send(name, data);
    } catch (error) {
      onError(error);
    }
  };
  return {
    enqueue: async (job) => {
      if (isStopped) return;
      const sending: Promise<void> = send(job).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(underway);
      const started = await boss?.catch(() => undefined);
      await started?.stop({ graceful: false });
    },
  };
}
