import type { getEmailChange } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findChange } from './email-change.repository.ts';
import { hashOfSecret } from '../secret-token.ts';

export const getEmailChangeHandler: Handler<typeof getEmailChange> = async ({ token }, { db }) => {
  const change = await findChange(db, hashOfSecret(token));
  if (!change) throw changeNotFound();
  return { email: change.email };
};

/** Refusal of a link that was used, was replaced or has expired; it does not say which. */
export function changeNotFound(): ApiError {
  return new ApiError('not_found', { general: [{ key: 'accounts_reset_gone' }] });
}
