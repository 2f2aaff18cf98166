import { isPassword } from '../auth/accounts/password-hash.ts';
import { rememberVisitorBrowser, visitorBrowser } from '../auth/sessions/visitor-browsers.ts';
import { ApiError } from '../calls/api-error.ts';
import { attemptKey, countAttempt, clearFailures } from '../calls/failed-attempts.ts';
import type { HandlerContext } from '../calls/handler-context.ts';

/** Number of wrong passwords of one visitor for one page before a delay. */
const FREE_FAILURES = 5;

/**
 * Checks the password of a page. Throws `password_incorrect`, or `rate_limited` after too many wrong passwords. An attempt
 * is counted in the database before the password is checked, so that simultaneous guesses, also to several processes,
 * cannot exceed the limit. A browser that opened the page before has a counter of its own: it does not wait for the wrong
 * passwords of others behind its network address.
 */
export async function checkPagePassword(
  page: { readonly id: string; readonly password_hash: string },
  password: string,
  context: Pick<HandlerContext, 'write' | 'websiteId' | 'address' | 'cookies'>,
): Promise<void> {
  if (password === '') throw incorrect();
  const { write, websiteId, address } = context;
  const subject = `page:${page.id}`;
  const { knownBy, key, delay } = await write(async (tx) => {
    const browser = await visitorBrowser(tx, context, subject);
    const counted = attemptKey(`page:${websiteId}:${page.id}:${browser ?? address}`, FREE_FAILURES);
    const counter = { websiteId, keys: [counted], firstDelay: 15, longestDelay: 900 };
    return { knownBy: browser, key: counted, delay: await countAttempt(tx, counter) };
  });
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  if (!(await isPassword(password, page.password_hash))) throw incorrect();
  const setCookie = await write(async (tx) => {
    await clearFailures(tx, websiteId, key);
    return knownBy === undefined ? rememberVisitorBrowser(tx, context, subject) : undefined;
  });
  setCookie?.();
}

function incorrect(): ApiError {
  return new ApiError('password_incorrect', { password: [{ key: 'error_password_incorrect' }] });
}
