import { isEmail } from '@etalage/shop-domain';
import { ApiError } from '../../calls/api-error.ts';

/** An e-mail address as it is stored: trimmed and in lower case. Throws `validation_failed` when it is not valid. */
export function emailAddress(typed: string): string {
  if (!isEmail(typed))
    throw new ApiError('validation_failed', { email: [{ key: 'accounts_email_invalid' }] });
  return typed.trim().toLowerCase();
}
