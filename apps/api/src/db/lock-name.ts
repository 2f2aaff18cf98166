import { sql } from 'kysely';
import type { WebsiteTransaction } from './with-website.ts';

/** Serializes transactions that lock the same name: the lock is held until this transaction ends. */
export async function lockName(tx: WebsiteTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
