import type { AppDatabase } from '@etalage/api/seed';
import { sql } from 'kysely';
import { demoLogin } from './content/demo-websites.ts';

/** The id of the demo owner's account. */
export async function findDemoOwner(db: AppDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from account_for_email(${demoLogin.email})`.execute(
    db.global,
  );
  return rows[0]?.id;
}
