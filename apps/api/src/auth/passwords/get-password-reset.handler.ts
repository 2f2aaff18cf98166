import type { getPasswordReset } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { resetUser } from './password-reset.repository.ts';
import { hashOfSecret } from '../secret-token.ts';

export const getPasswordResetHandler: Handler<typeof getPasswordReset> = async ({ token }, { db }) => {
  const userId = await resetUser(db, hashOfSecret(token));
  const account = userId === undefined ? undefined : await findAccount(db, userId);
  if (!account) throw resetNotFound();
  return { email: account.email };
};

/** Refusal of a link that was used, was replaced or has expired; it does not say which. */
export function resetNotFound(): ApiError {
  return new ApiError('not_found', { general: [{ key: 'accounts_reset_gone' }] });
}
