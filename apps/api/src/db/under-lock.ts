import type { AppDatabase } from './database.ts';

/**
 * Runs `work` while no other process, on any machine, runs work with the same name. The lock is released with the
 * connection, so a killed process does not block others.
 */
export async function underLock<Result>(
  db: AppDatabase,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await db.pool.connect();
  // Without a listener, an error of the connection would end the process.
  client.on('error', () => {});
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    // Not returned to the pool: closing it releases the lock and resets the settings above.
    client.release(true);
  }
}
