import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import { withAccount } from '../accounts/with-account.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';

/** Minutes within which the code must follow the password. */
const MINUTES = 10;

/** Remembers that somebody typed the right password; returns the token with which they may type a code. */
export async function openChallenge(db: AppDatabase, userId: string): Promise<string> {
  const token = newSecret();
  await withAccount(db, { user_id: userId }, async (tx) => {
    await tx
      .deleteFrom('sign_in_challenges')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    await tx
      .insertInto('sign_in_challenges')
      .values({
        token_hash: hashOfSecret(token),
        user_id: userId,
        expires_at: sql<Date>`now() + ${MINUTES} * interval '1 minute'`,
      })
      .execute();
  });
  return token;
}

/** The account of a challenge; undefined when it was used or has expired. */
export async function challengeUser(db: AppDatabase, hash: string): Promise<string | undefined> {
  return withAccount(db, { reset_hash: hash }, async (tx) => {
    const row = await tx
      .selectFrom('sign_in_challenges')
      .select('user_id')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row?.user_id;
  });
}

/** Uses a challenge, in a transaction that can read its account; false for all but one of several concurrent uses. */
export async function useChallenge(tx: Transaction<Database>, hash: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
