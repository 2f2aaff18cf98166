import { PgBoss } from 'pg-boss';
import type { DatabaseAddress } from '../db/database.ts';

/** Queues with how often and after which waits a failed job is tried again; anything lost is found by the sweeper. */
export const queues = {
  'send-mail': { retryLimit: 2, retryDelay: 5, policy: 'standard' },
  reconcile: { retryLimit: 8, retryDelay: 5, retryBackoff: true, policy: 'standard' },
  'draw-avif': { retryLimit: 1, policy: 'standard' },
  'convert-heic': { retryLimit: 2, retryDelay: 5, policy: 'standard' },
  sweep: { retryLimit: 0, policy: 'short' },
  'sweep-website': { retryLimit: 0, policy: 'short' },
} as const;

export interface BossOptions {
  /** The schema's owner: pg-boss keeps and upgrades tables of its own in the schema `pgboss`. */
  readonly address: DatabaseAddress;
  /** A worker also watches over the queues and sends what is scheduled; a sender only adds. */
  readonly role: 'worker' | 'sender';
  readonly onError: (error: Error) => void;
}

/** Starts pg-boss; its tables are made by whoever comes first. Jobs hold ids only, never personal data. */
export async function startBoss({ address, role, onError }: BossOptions): Promise<PgBoss> {
  const isWorker = role === 'worker';
  const boss = new PgBoss({
    ...address,
    schema: 'pgboss',
    application_name: 'etalage-jobs',
    // A job that is lost in a crash is found by the sweeper, so nobody waits for the disk here.
    options: '-c synchronous_commit=off',
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options);
  return boss;
}
