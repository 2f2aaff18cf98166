import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';

/** The open sessions of an account, last used first. Deletes those that have expired. */
export async function openSessionsOf(db: AppDatabase, userId: string) {
  return withAccount(db, { user_id: userId }, async (tx) => {
    await tx
      .deleteFrom('owner_sessions')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    return tx
      .selectFrom('owner_sessions')
      .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('replaced', '=', false)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
  });
}

/** Ends one session of an account, with its current and its replaced cookie. */
export async function endSessionOf(db: AppDatabase, userId: string, id: string): Promise<void> {
  await withAccount(db, { user_id: userId }, (tx) =>
    tx.deleteFrom('owner_sessions').where('user_id', '=', userId).where('id', '=', id).execute(),
  );
}

/** Ends all sessions of an account except the one with this hash, in a transaction that can read the account. */
export async function endSessionsOf(
  tx: Transaction<Database>,
  userId: string,
  exceptHash?: string,
): Promise<void> {
  let ended = tx.deleteFrom('owner_sessions').where('user_id', '=', userId);
  if (exceptHash) ended = ended.where('token_hash', '!=', exceptHash);
  await ended.execute();
}
