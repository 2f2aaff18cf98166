import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import type { Cookies } from '../http/handler-context.ts';
import { withAccount } from './with-account.ts';

/** The cookie of a signed-in browser; it lives on the dashboard's host only (GEN-08). */
export const SESSION_COOKIE = 'etalage_session';
const DAYS = 14;

/** Signs this browser in: a random cookie, of which the database keeps the hash. */
export async function openSession(db: AppDatabase, cookies: Cookies, userId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await withAccount(db, { session_hash: hashOf(token) }, (tx) =>
    tx
      .insertInto('owner_sessions')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        expires_at: sql<Date>`now() + ${DAYS} * interval '1 day'`,
      })
      .execute(),
  );
  cookies.set(SESSION_COOKIE, token, { maxAge: DAYS * 86_400, httpOnly: true, sameSite: 'lax' });
}

/** The account of this browser's session; undefined when there is none or it has ended. */
export async function sessionUser(db: AppDatabase, cookies: Cookies): Promise<string | undefined> {
  const token = cookies.get(SESSION_COOKIE);
  if (!token) return undefined;
  const row = await withAccount(db, { session_hash: hashOf(token) }, (tx) =>
    tx
      .selectFrom('owner_sessions')
      .select('user_id')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  );
  return row?.user_id;
}

/** Ends this browser's session in the database; its cookie then opens nothing. */
export async function endSession(db: AppDatabase, cookies: Cookies): Promise<void> {
  const token = cookies.get(SESSION_COOKIE);
  if (!token) return;
  await withAccount(db, { session_hash: hashOf(token) }, (tx) =>
    tx.deleteFrom('owner_sessions').where('token_hash', '=', hashOf(token)).execute(),
  );
}

/** Takes the session's cookie away from this browser. */
export function dropCookie(cookies: Cookies): void {
  if (cookies.get(SESSION_COOKIE))
    cookies.set(SESSION_COOKIE, '', { maxAge: 0, httpOnly: true, sameSite: 'lax' });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
