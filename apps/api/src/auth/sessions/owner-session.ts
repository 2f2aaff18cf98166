import { type Transaction, sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import type { Database } from '../../db/tables.ts';
import type { Cookies, HandlerContext } from '../../calls/handler-context.ts';
import { browserName } from './browser-name.ts';
import { hashOfSecret, newSecret } from '../secret-token.ts';
import type { Account } from '../accounts/account.repository.ts';
import { withAccount } from '../accounts/with-account.ts';

/** The cookie of a signed-in browser; it is set on the dashboard's host only (GEN-08). */
export const SESSION_COOKIE = 'etalage_session';
const DAYS = 14;
/** Minimum time between two updates of the time of last use; the dashboard shows it no more precisely. */
const LAST_USE_PRECISION = sql`interval '5 minutes'`;

type Caller = Pick<HandlerContext, 'cookies' | 'userAgent'>;

/** Signs this browser in: a random cookie, of which the database stores the hash. */
export async function openSession(db: AppDatabase, caller: Caller, userId: string): Promise<void> {
  const secret = await withAccount(db, { user_id: userId }, (tx) => insertSession(tx, caller, userId));
  setSessionCookie(caller.cookies, secret);
}

/** Adds a session in a transaction that can read the account; returns the secret for `setSessionCookie`. */
export async function insertSession(
  tx: Transaction<Database>,
  { userAgent }: Pick<Caller, 'userAgent'>,
  userId: string,
): Promise<string> {
  const secret = newSecret();
  await tx
    .insertInto('owner_sessions')
    .values({
      token_hash: hashOfSecret(secret),
      user_id: userId,
      expires_at: sql<Date>`now() + ${DAYS} * interval '1 day'`,
      ...browserName(userAgent),
    })
    .execute();
  return secret;
}

/** Sets the cookie of a session in this browser; call it after the commit. */
export function setSessionCookie(cookies: Cookies, secret: string): void {
  cookies.set(SESSION_COOKIE, secret, { maxAge: DAYS * 86_400, httpOnly: true, sameSite: 'lax' });
}

/** The account of this browser's session with its websites; undefined when there is no session or it has ended. */
export async function sessionAccount(db: AppDatabase, cookies: Cookies): Promise<Account | undefined> {
  const hash = sessionHash(cookies);
  if (!hash) return undefined;
  const { rows } = await sql<Account & { is_stale: boolean }>`
    select id, name, email, websites, last_used_at < now() - ${LAST_USE_PRECISION} as is_stale
    from member_of_session(${hash})`.execute(db.global);
  const [found] = rows;
  if (!found) return undefined;
  const { is_stale: isStale, ...account } = found;
  if (isStale) await storeUse(db, hash);
  return account;
}

async function storeUse(db: AppDatabase, hash: string): Promise<void> {
  await withAccount(db, { session_hash: hash }, (tx) =>
    tx
      .updateTable('owner_sessions')
      .set({ last_used_at: sql<Date>`now()` })
      .where('token_hash', '=', hash)
      .execute(),
  );
}

/** Ends this browser's session in the database; its cookie is then no longer valid. */
export async function endSession(db: AppDatabase, cookies: Cookies): Promise<void> {
  const hash = sessionHash(cookies);
  if (!hash) return;
  await withAccount(db, { session_hash: hash }, (tx) =>
    tx.deleteFrom('owner_sessions').where('token_hash', '=', hash).execute(),
  );
}

/** Removes the session cookie from this browser. */
export function clearCookie(cookies: Cookies): void {
  if (cookies.get(SESSION_COOKIE))
    cookies.set(SESSION_COOKIE, '', { maxAge: 0, httpOnly: true, sameSite: 'lax' });
}

/** The hash of this browser's cookie; undefined when it has none. */
export function sessionHash(cookies: Cookies): string | undefined {
  const secret = cookies.get(SESSION_COOKIE);
  return secret ? hashOfSecret(secret) : undefined;
}
