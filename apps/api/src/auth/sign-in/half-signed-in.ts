import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { hashOfSecret } from '../secret-token.ts';
import { knownBrowserOf } from '../sessions/account-browsers.ts';
import { challengeUser } from './challenge.repository.ts';

/** Who typed the right password shortly before, and has this challenge. Throws `unauthenticated` if it was too long ago. */
export async function halfSignedIn({ db, cookies }: HandlerContext, challenge: string) {
  const challengeHash = hashOfSecret(challenge);
  const userId = await challengeUser(db, challengeHash);
  const account = userId === undefined ? undefined : await findAccount(db, userId);
  if (!account) throw tooLate();
  return { account, challengeHash, knownBy: await knownBrowserOf(db, cookies, account.id) };
}

export function tooLate(): ApiError {
  return new ApiError('unauthenticated', { general: [{ key: 'two_step_too_late' }] });
}
