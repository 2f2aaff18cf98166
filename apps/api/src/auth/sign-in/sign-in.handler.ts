import type { signIn } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler, HandlerContext } from '../../calls/handler-context.ts';
import { findAccount, findPasswordHash } from '../accounts/account.repository.ts';
import { knownBrowserOf, rememberBrowser } from '../sessions/account-browsers.ts';
import { countLogin, clearFailedLogins } from '../sessions/login-limiter.ts';
import { openChallenge } from './challenge.repository.ts';
import { hasTwoStep } from '../two-step/two-step.repository.ts';
import { twoStepState, waysOf } from '../two-step/two-step-state.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { endSession, openSession } from '../sessions/owner-session.ts';
import { HASH_WITHOUT_PASSWORD, isPassword } from '../accounts/password-hash.ts';

/**
 * Signs a member in (GEN-08). A wrong password and an unknown account get the same reply after the same time. The wrong
 * passwords of strangers do not delay a browser that signed in to the account before. With two-step sign-in there is no
 * session yet.
 */
export const signInHandler: Handler<typeof signIn> = async ({ email, password }, context) => {
  const { db, cookies, address } = context;
  const known = await findPasswordHash(db, email);
  const attempt = { email, address, knownBy: await knownBrowserOf(db, cookies, known?.id) };
  const delay = await countLogin(db, attempt);
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  // It is compared also when there is no account, so that both refusals take the same time.
  const isRight = await isPassword(password, known?.password_hash ?? HASH_WITHOUT_PASSWORD);
  const account = known && isRight ? await findAccount(db, known.id) : undefined;
  if (!account) throw new ApiError('unauthenticated', { general: [{ key: 'dashboard_signin_refused' }] });
  await clearFailedLogins(db, attempt);
  if (await hasTwoStep(db, account.id)) return half(context, account.id);
  // A session that somebody else put in this browser must not become the member's.
  await endSession(db, cookies);
  await openSession(db, context, account.id);
  await rememberBrowser(db, cookies, account.id);
  return { member: memberReply(account, context) };
};

/** The first step is done; what the second one can be. */
async function half(context: HandlerContext, userId: string) {
  const ways = waysOf(await twoStepState(context, userId));
  return { challenge: await openChallenge(context.db, userId), ways };
}
