import type { getEmailChange } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findChange } from './email-change.repository.ts';
import { hashOfSecret } from '../secret-token.ts';

export const getEmailChangeHandler: Handler<typeof getEmailChange> = async ({ token }, { db }) => {
  const change = await findChange(db, hashOfSecret(token));
  if (!change) throw changeGone();
  return { email: change.email };
};

/** The link was used, replaced or is past its hour; which of these is nobody's business. */
export function changeGone(): ApiError {
  return new ApiError('not_found', { general: [{ key: 'accounts_reset_gone' }] });
}
