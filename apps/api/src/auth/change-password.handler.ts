import type { changePassword } from '@etalage/api-contract';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler-context.ts';
import { findPasswordHash } from './account.repository.ts';
import { countLogin, forgiveLogin } from './login-limiter.ts';
import { insertSession, setSessionCookie } from './owner-session.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { checkPassword } from './password-rule.ts';
import { endSessionsOf } from './session.repository.ts';
import { signedIn } from './signed-in.ts';
import { withAccount } from './with-account.ts';

/** Somebody at an unlocked screen must not try passwords here either, so that the sign-in limiter counts. */
export const changePasswordHandler: Handler<typeof changePassword> = async (input, context) => {
  const { db, address, cookies } = context;
  const { id, email } = signedIn(context);
  checkPassword(input.new_password, email, 'new_password');
  const tried = { email, address };
  const wait = await countLogin(db, tried);
  if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  const known = await findPasswordHash(db, email);
  if (!known || !(await isPassword(input.current_password, known.password_hash))) throw wrongPassword();
  await forgiveLogin(db, tried);
  const password_hash = await hashPassword(input.new_password);
  const secret = await withAccount(db, { user_id: id }, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', id)
      // Of two changes at once the second no longer knows the password in force.
      .where('password_hash', '=', known.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    await endSessionsOf(tx, id);
    await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
    return insertSession(tx, context, id);
  });
  setSessionCookie(cookies, secret);
  return { changed: true };
};

function wrongPassword(): ApiError {
  return new ApiError('validation_failed', { current_password: [{ key: 'accounts_password_wrong' }] });
}
