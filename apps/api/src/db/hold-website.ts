import { sql } from 'kysely';
import type { AppDatabase } from './database.ts';
import { withWebsite } from './with-website.ts';

const nameOf = (websiteId: string) => `hold:${websiteId}`;

/**
 * Keeps the sweeps of all processes away from a website, whose rows are those of an earlier time until the returned
 * function is called: its mails, reservations and offers are not due. Undefined if it is held already. The lock is
 * released with its connection, so a killed process holds nothing.
 */
export async function holdWebsite(db: AppDatabase, websiteId: string): Promise<(() => void) | undefined> {
  const client = await db.pool.connect();
  // Without a listener, an error of the connection would end the process.
  client.on('error', () => {});
  const release = () => client.release(true);
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [nameOf(websiteId)],
    );
    if (rows[0]?.held) return release;
  } catch (error) {
    release();
    throw error;
  }
  release();
  return undefined;
}

/** Whether sweeps must leave the website alone. */
export async function isHeld(db: AppDatabase, websiteId: string): Promise<boolean> {
  const { rows } = await withWebsite(db, websiteId, (tx) =>
    sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(hashtextextended(${nameOf(websiteId)}, 0)) as free`.execute(tx),
  );
  return rows[0]?.free === false;
}
