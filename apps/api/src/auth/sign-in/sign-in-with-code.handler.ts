import type { signInWithCode } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { hashOfSecret } from '../secret-token.ts';
import { knownBrowserOf, rememberBrowser } from '../sessions/account-browsers.ts';
import { endSession, insertSession, setSessionCookie } from '../sessions/owner-session.ts';
import { challengeUser, useChallenge } from './challenge.repository.ts';
import { checkCode } from '../two-step/check-code.ts';
import { mailTwoStep } from '../two-step/mail-two-step.ts';

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
  const { secret, kind } = await checkCode(context, attempt, async (tx, used) => {
    if (!(await useChallenge(tx, challengeHash))) throw tooLate();
    return { secret: await insertSession(tx, context, id), kind: used };
  });
  await endSession(db, cookies);
  setSessionCookie(cookies, secret);
  await rememberBrowser(db, cookies, id);
  if (kind === 'recovery') await mailTwoStep(context, account, 'recovery');
  return { member: memberReply(account, context) };
};

function tooLate(): ApiError {
  return new ApiError('unauthenticated', { general: [{ key: 'two_step_too_late' }] });
}
