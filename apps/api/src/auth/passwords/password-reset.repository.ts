import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';

/** Minutes after which a link expires. */
const LINK_MINUTES = 60;
/** Maximum number of valid links of an account; more requests send no mail. */
const MAX_OPEN = 3;

/** The account of an address, its name, and the website whose outbox sends its mails; undefined without one of them. */
export async function findMailTarget(db: AppDatabase, email: string) {
  const { rows } = await sql<{ user_id: string; name: string; website_id: string | null }>`
    select user_id, name, website_id from mail_website_of(${email})`.execute(db.global);
  const [row] = rows;
  return row?.website_id ? { userId: row.user_id, name: row.name, websiteId: row.website_id } : undefined;
}

/** Adds a link in a transaction that can read the account; false when the account has the maximum number of links. */
export async function addReset(tx: Transaction<Database>, userId: string, hash: string): Promise<boolean> {
  // Concurrent requests of one account wait for this lock; otherwise all of them would count the same links.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const open = await tx
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute();
  if (open.length >= MAX_OPEN) return false;
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hash,
      user_id: userId,
      expires_at: sql<Date>`now() + ${LINK_MINUTES} * interval '1 minute'`,
    })
    .execute();
  return true;
}

/** The account of a link; undefined when the link was used, was replaced or has expired. */
export async function resetUser(db: AppDatabase, hash: string): Promise<string | undefined> {
  return withAccount(db, { reset_hash: hash }, async (tx) => {
    const row = await tx
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row?.user_id;
  });
}

/**
 * Deletes a link and returns its account, in a transaction that was opened with the link's hash. Undefined for all but
 * one of several concurrent uses.
 */
export async function deleteReset(tx: Transaction<Database>, hash: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
