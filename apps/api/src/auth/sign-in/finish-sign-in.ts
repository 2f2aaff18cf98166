import type { Transaction } from 'kysely';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { Database } from '../../db/tables.ts';
import { rememberBrowser } from '../sessions/account-browsers.ts';
import { endSession, insertSession, setSessionCookie } from '../sessions/owner-session.ts';
import { useChallenge } from './challenge.repository.ts';
import { tooLate } from './half-signed-in.ts';

/** Opens a session instead of the challenge, in the transaction that accepts the second step; returns its secret. */
export async function exchangeChallenge(
  tx: Transaction<Database>,
  context: HandlerContext,
  { userId, challengeHash }: { userId: string; challengeHash: string },
): Promise<string> {
  if (!(await useChallenge(tx, challengeHash))) throw tooLate();
  return insertSession(tx, context, userId);
}

/** Gives this browser its session, instead of one that it had; call it after the commit. */
export async function enterSession(
  { db, cookies }: HandlerContext,
  userId: string,
  secret: string,
): Promise<void> {
  await endSession(db, cookies);
  setSessionCookie(cookies, secret);
  await rememberBrowser(db, cookies, userId);
}
