import { sql } from 'kysely';
import type { WebsiteTransaction } from './with-website.ts';

/** Lets transactions that lock the same name follow each other: the lock is held until this one ends. */
export async function lockName(tx: WebsiteTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
