import type { changePassword } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { checkOwnPassword, wrongPassword } from '../sessions/check-own-password.ts';
import { rememberBrowser } from '../sessions/account-browsers.ts';
import { insertSession, setSessionCookie } from '../sessions/owner-session.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { checkPassword } from '../accounts/password-rule.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import { signedIn } from '../signed-in.ts';
import { withAccount } from '../accounts/with-account.ts';

export const changePasswordHandler: Handler<typeof changePassword> = async (input, context) => {
  const { db, cookies } = context;
  const { id, email } = signedIn(context);
  checkPassword(input.new_password, email, 'new_password');
  const known = await checkOwnPassword(input.current_password, context);
  const password_hash = await hashPassword(input.new_password);
  const secret = await withAccount(db, { user_id: id }, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', id)
      // Of two concurrent changes the second one has the wrong current password.
      .where('password_hash', '=', known)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    await endSessionsOf(tx, id);
    await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
    await tx.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute();
    return insertSession(tx, context, id);
  });
  setSessionCookie(cookies, secret);
  await rememberBrowser(db, cookies, id, { forgetOthers: true });
  return { changed: true };
};
