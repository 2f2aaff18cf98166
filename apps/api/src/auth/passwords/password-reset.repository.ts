import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';

const MINUTES = 60;
/** Links an account can have at once; asking more often sends nothing more. */
const MOST_OPEN = 3;

/** Whom a mail to an account greets, and the website whose outbox it leaves by; undefined where there is neither. */
export async function findMailTarget(db: AppDatabase, email: string) {
  const { rows } = await sql<{ user_id: string; name: string; website_id: string | null }>`
    select user_id, name, website_id from mail_website_of(${email})`.execute(db.global);
  const [row] = rows;
  return row?.website_id ? { userId: row.user_id, name: row.name, websiteId: row.website_id } : undefined;
}

/** Adds a link in a transaction that sees the account; false when it has enough of them. */
export async function addReset(tx: Transaction<Database>, userId: string, hash: string): Promise<boolean> {
  // Requests at once wait for each other here, or all of them would count the same number.
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
  if (open.length >= MOST_OPEN) return false;
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hash,
      user_id: userId,
      expires_at: sql<Date>`now() + ${MINUTES} * interval '1 minute'`,
    })
    .execute();
  return true;
}

/** The account a link is for; undefined when it was used, replaced or is past its hour. */
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

/** Takes a link out, so that of two uses at once one finds it. The transaction was opened with its hash. */
export async function takeReset(tx: Transaction<Database>, hash: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
