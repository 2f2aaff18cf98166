import type { AppDatabase } from './database.ts';

/**
 * Runs `work` while no other process runs work under the same name, whichever machine it is on. The lock falls
 * with the connection, so a killed process blocks nobody.
 */
export async function underLock<Result>(
  db: AppDatabase,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await db.pool.connect();
  // Once released, nobody hears how it ended; without this the process would.
  client.on('error', () => {});
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    // Not given back to the pool: ending it frees the lock and forgets the settings above.
    client.release(true);
  }
}
