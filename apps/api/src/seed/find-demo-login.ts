import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { demoLogin } from './seed.ts';

/** The demo shop's sign-in, where that account exists. */
export async function findDemoLogin(db: AppDatabase): Promise<typeof demoLogin | undefined> {
  const found = await sql`select from account_for_email(${demoLogin.email})`.execute(db.global);
  return found.rows.length > 0 ? demoLogin : undefined;
}
