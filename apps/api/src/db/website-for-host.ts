import { sql } from 'kysely';
import type { AppDatabase } from './database.ts';

/** The id of the website of a host name (without port, any case), or undefined. */
export async function websiteIdForHost(db: AppDatabase, host: string): Promise<string | undefined> {
  const result = await sql<{ id: string | null }>`select website_id_for_host(${host}) as id`.execute(
    db.global,
  );
  return result.rows[0]?.id ?? undefined;
}

/** The ids of all websites, for jobs that handle each one in a separate transaction. */
export async function allWebsiteIds(db: AppDatabase): Promise<string[]> {
  const result = await sql<{ id: string }>`select website_ids() as id`.execute(db.global);
  return result.rows.map((row) => row.id);
}
