import { sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Cookies } from '../../calls/handler-context.ts';
import { sessionHash, setSessionCookie } from './owner-session.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';
import { withAccount } from '../accounts/with-account.ts';

/**
 * Gives a session of more than a day a new cookie, so that an old copy is not valid. The old cookie is valid for another
 * minute, for requests that were sent already. Use extends a session, up to 90 days in total.
 */
export async function renewSession(db: AppDatabase, cookies: Cookies, userId: string): Promise<void> {
  const hash = sessionHash(cookies);
  if (!hash) return;
  const secret = newSecret();
  const isRenewed = await withAccount(db, { user_id: userId }, async (tx) => {
    const old = await tx
      .updateTable('owner_sessions')
      .set({ replaced: true, expires_at: sql<Date>`least(expires_at, now() + interval '1 minute')` })
      .where('token_hash', '=', hash)
      .where('replaced', '=', false)
      .where('renewed_at', '<', sql<Date>`now() - interval '1 day'`)
      .returning(['id', 'browser', 'system', 'created_at'])
      .executeTakeFirst();
    if (!old) return false;
    await tx
      .insertInto('owner_sessions')
      .values({
        ...old,
        token_hash: hashOfSecret(secret),
        user_id: userId,
        expires_at: sql<Date>`least(now() + interval '14 days',
          ${old.created_at}::timestamptz + interval '90 days')`,
      })
      .execute();
    return true;
  });
  if (isRenewed) setSessionCookie(cookies, secret);
}
