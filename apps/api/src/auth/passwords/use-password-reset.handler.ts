import type { usePasswordReset } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { resetNotFound } from './get-password-reset.handler.ts';
import { rememberBrowser } from '../sessions/account-browsers.ts';
import { clearFailuresOfAccount } from '../sessions/login-limiter.ts';
import { clearCookie } from '../sessions/owner-session.ts';
import { resetUser, deleteReset } from './password-reset.repository.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { checkPassword } from '../accounts/password-rule.ts';
import { hashOfSecret } from '../secret-token.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import { openAccount, withAccount } from '../accounts/with-account.ts';

/**
 * Sets the password and ends all sessions. A link does not sign anybody in: the user then types the new
 * password, in this browser, which wrong guesses of strangers no longer delay.
 */
export const usePasswordResetHandler: Handler<typeof usePasswordReset> = async (input, context) => {
  const { db, address, cookies } = context;
  const hash = hashOfSecret(input.token);
  const userId = await resetUser(db, hash);
  const account = userId === undefined ? undefined : await findAccount(db, userId);
  if (!account) throw resetNotFound();
  const { email } = account;
  checkPassword(input.password, email);
  const password_hash = await hashPassword(input.password);
  await withAccount(db, { reset_hash: hash }, async (tx) => {
    const id = await deleteReset(tx, hash);
    if (!id) throw resetNotFound();
    await openAccount(tx, id);
    await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
    await tx.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute();
    await endSessionsOf(tx, id);
  });
  await clearFailuresOfAccount(db, { email, address });
  await rememberBrowser(db, cookies, account.id, { forgetOthers: true });
  clearCookie(cookies);
  return { email };
};
