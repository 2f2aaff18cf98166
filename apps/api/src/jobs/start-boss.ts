import { PgBoss } from 'pg-boss';
import type { DatabaseAddress } from '../db/database.ts';

/** The queues, with the number of retries of a failed job and the delays; the sweep finds what a lost job left undone. */
const QUEUES = {
  'send-mail': { retryLimit: 2, retryDelay: 5, policy: 'standard' },
  reconcile: { retryLimit: 8, retryDelay: 5, retryBackoff: true, policy: 'standard' },
  'draw-avif': { retryLimit: 1, policy: 'standard' },
  // Begun again by the sweep when it was lost.
  'work-on-import': { retryLimit: 2, policy: 'standard', expireInSeconds: 3600 },
  'convert-heic': { retryLimit: 2, retryDelay: 5, policy: 'standard' },
  'fetch-pictures': { retryLimit: 1, retryDelay: 30, policy: 'standard' },
  sweep: { retryLimit: 0, policy: 'short' },
  'sweep-website': { retryLimit: 0, policy: 'short' },
} as const;

export interface BossOptions {
  /** Connects as the owner of the schema: pg-boss creates and upgrades its own tables in the schema `pgboss`. */
  readonly address: DatabaseAddress;
  /** A worker also supervises the queues and adds scheduled jobs; a sender only adds jobs. */
  readonly role: 'worker' | 'sender';
  readonly onError: (error: Error) => void;
}

/** Starts pg-boss; the first process creates its tables. Jobs contain ids only, never personal data. */
export async function startBoss({ address, role, onError }: BossOptions): Promise<PgBoss> {
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    ...address,
    schema: 'pgboss',
    application_name: 'etalage-jobs',
    // The sweep repeats the work of a job that is lost in a crash, so a commit does not wait for the disk.
    options: '-c synchronous_commit=off',
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
  return boss;
}
