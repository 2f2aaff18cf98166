import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../../db/database.ts';
import type { Database } from '../../../db/tables.ts';
import { withAccount } from '../../accounts/with-account.ts';
import { hashOfSecret } from '../../secret-token.ts';
import { sessionHash } from '../../sessions/owner-session.ts';
import type { HandlerContext } from '../../../calls/handler-context.ts';

/** Minutes within which a passkey must answer. */
export const CHALLENGE_MINUTES = 5;

/** Whose challenge it is, and for what: it is worth nothing elsewhere. */
export interface ChallengeUse {
  readonly userId: string;
  readonly purpose: 'add' | 'prove' | 'sign-in';
  /** The session, or the sign-in that is half done. */
  readonly boundTo: string;
}

/** Remembers what a passkey must sign; an earlier challenge for the same use is then worth nothing. */
export async function keepChallenge(
  tx: Transaction<Database>,
  { userId, purpose, boundTo }: ChallengeUse,
  challenge: string,
): Promise<void> {
  const challenge_hash = hashOfSecret(challenge);
  const expires_at = sql<Date>`now() + ${CHALLENGE_MINUTES} * interval '1 minute'`;
  await tx
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await tx
    .insertInto('passkey_challenges')
    .values({ user_id: userId, purpose, bound_to: boundTo, challenge_hash, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose', 'bound_to']).doUpdateSet({ challenge_hash, expires_at }),
    )
    .execute();
}

/**
 * Uses a challenge up, in a transaction of its own: also an answer that is then refused cannot be tried again. False if it
 * is not the one for this use, was used or has expired.
 */
export async function usePasskeyChallenge(
  db: AppDatabase,
  { userId, purpose, boundTo }: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  return withAccount(db, { user_id: userId }, async (tx) => {
    const used = await tx
      .deleteFrom('passkey_challenges')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('bound_to', '=', boundTo)
      .where('challenge_hash', '=', hashOfSecret(challenge))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  });
}

/** What names this session, also after it got a new cookie. */
export async function sessionName({ db, cookies }: HandlerContext, userId: string): Promise<string> {
  const row = await withAccount(db, { user_id: userId }, (tx) =>
    tx
      .selectFrom('owner_sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('token_hash', '=', sessionHash(cookies) ?? '')
      .executeTakeFirst(),
  );
  return row?.id ?? '';
}
