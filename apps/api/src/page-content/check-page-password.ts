import { isPassword } from '../auth/accounts/password-hash.ts';
import { ApiError } from '../calls/api-error.ts';
import { attemptKey, countAttempt, clearFailures } from '../calls/failed-attempts.ts';
import type { HandlerContext } from '../calls/handler-context.ts';

/** Number of wrong passwords of one visitor for one page before a delay. */
const FREE_FAILURES = 5;

/**
 * Checks the password of a page. Throws `password_incorrect`, or `rate_limited` after too many wrong passwords. An attempt
 * is counted in the database before the password is checked, so that simultaneous guesses, also to several processes,
 * cannot exceed the limit.
 */
export async function checkPagePassword(
  page: { readonly id: string; readonly password_hash: string },
  password: string,
  { write, websiteId, address }: Pick<HandlerContext, 'write' | 'websiteId' | 'address'>,
): Promise<void> {
  if (password === '') throw incorrect();
  const key = attemptKey(`page:${websiteId}:${page.id}:${address}`, FREE_FAILURES);
  const counter = { websiteId, keys: [key], firstDelay: 15, longestDelay: 900 };
  const delay = await write((tx) => countAttempt(tx, counter));
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  if (!(await isPassword(password, page.password_hash))) throw incorrect();
  await write((tx) => clearFailures(tx, websiteId, key));
}

function incorrect(): ApiError {
  return new ApiError('password_incorrect', { password: [{ key: 'error_password_incorrect' }] });
}
