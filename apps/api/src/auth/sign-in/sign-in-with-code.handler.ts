import type { signInWithCode } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { hashOfSecret } from '../secret-token.ts';
import { knownBrowserOf, rememberBrowser } from '../sessions/account-browsers.ts';
import { endSession, openSession } from '../sessions/owner-session.ts';
import { challengeUser, useChallenge } from './challenge.repository.ts';
import { checkCode } from '../two-step/check-code.ts';

/** Signs a member in who typed the right password shortly before, and now a code. */
export const signInWithCodeHandler: Handler<typeof signInWithCode> = async (input, context) => {
  const { db, cookies } = context;
  const challengeHash = hashOfSecret(input.challenge);
  const userId = await challengeUser(db, challengeHash);
  const account = userId === undefined ? undefined : await findAccount(db, userId);
  if (!account) throw tooLate();
  const { id, email } = account;
  const knownBy = await knownBrowserOf(db, cookies, id);
  const attempt = { userId: id, email, knownBy, typed: input.code, challengeHash };
  await checkCode(context, attempt, async (tx) => {
    if (!(await useChallenge(tx, challengeHash))) throw tooLate();
  });
  await endSession(db, cookies);
  await openSession(db, context, id);
  await rememberBrowser(db, cookies, id);
  return { member: memberReply(account, context) };
};

function tooLate(): ApiError {
  return new ApiError('unauthenticated', { general: [{ key: 'two_step_too_late' }] });
}
