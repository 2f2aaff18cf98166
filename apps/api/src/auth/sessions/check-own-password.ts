import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { findPasswordHash } from '../accounts/account.repository.ts';
import { countLogin, clearFailedLogins } from './login-limiter.ts';
import { isPassword } from '../accounts/password-hash.ts';
import { signedIn } from '../signed-in.ts';

/**
 * Returns the current password hash of the signed-in member. Throws `validation_failed` for another password, and
 * `rate_limited` after too many of them: failures are counted as for
 * signing in, also on an unlocked screen, but apart from those of strangers.
 */
export async function checkOwnPassword(typed: string, context: HandlerContext): Promise<string> {
  const { db, address } = context;
  const { id, email } = signedIn(context);
  const attempt = { email, address, knownBy: `account:${id}` };
  const delay = await countLogin(db, attempt);
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  const known = await findPasswordHash(db, email);
  if (!known || !(await isPassword(typed, known.password_hash))) throw wrongPassword();
  await clearFailedLogins(db, attempt);
  return known.password_hash;
}

export function wrongPassword(): ApiError {
  return new ApiError('validation_failed', { current_password: [{ key: 'accounts_password_wrong' }] });
}
