import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { findPasswordHash } from '../accounts/account.repository.ts';
import { countLogin, forgiveLogin } from './login-limiter.ts';
import { isPassword } from '../accounts/password-hash.ts';
import { signedIn } from '../signed-in.ts';

/**
 * Refuses, at its field, what is not the member's own password; answers the hash in force. Somebody at an unlocked
 * screen must not try passwords here either, so that the sign-in limiter counts.
 */
export async function checkOwnPassword(typed: string, context: HandlerContext): Promise<string> {
  const { db, address } = context;
  const { email } = signedIn(context);
  const tried = { email, address };
  const wait = await countLogin(db, tried);
  if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  const known = await findPasswordHash(db, email);
  if (!known || !(await isPassword(typed, known.password_hash))) throw wrongPassword();
  await forgiveLogin(db, tried);
  return known.password_hash;
}

export function wrongPassword(): ApiError {
  return new ApiError('validation_failed', { current_password: [{ key: 'accounts_password_wrong' }] });
}
