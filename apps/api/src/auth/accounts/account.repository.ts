import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from './with-account.ts';

export type Role = 'owner' | 'editor' | 'shop';

/** An account with the websites of which it is a member, sorted by name. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly websites: readonly { id: string; name: string; host: string; role: Role }[];
}

/** The account of an e-mail address with its password hash; undefined when there is none. */
export async function findPasswordHash(
  db: AppDatabase,
  email: string,
): Promise<{ id: string; password_hash: string } | undefined> {
  const { rows } = await sql<{ id: string; password_hash: string }>`
    select id, password_hash from account_for_email(${email})`.execute(db.global);
  return rows[0];
}

export async function findAccount(db: AppDatabase, userId: string): Promise<Account | undefined> {
  return withAccount(db, { user_id: userId }, (tx) => readAccount(tx, userId));
}

async function readAccount(tx: Transaction<Database>, userId: string): Promise<Account | undefined> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { rows } = await sql<Account['websites'][number]>`
    select id, name, host, role from websites_of_user()`.execute(tx);
  return { ...user, websites: rows };
}
