import { hashOfSecret, newSecret } from '../auth/secret-token.ts';
import type { Cookies } from '../calls/handler-context.ts';

const COOKIE_NAME = 'wsfiles';
const COOKIE_DAYS = 2;

/**
 * Identifies the browser that owns uploaded files, as the hash of a secret in a cookie: only that browser may read,
 * delete or send them. Sets the cookie if there is none.
 */
export function visitorHash(cookies: Cookies): string {
  const known = knownVisitorHash(cookies);
  if (known) return known;
  const secret = newSecret();
  cookies.set(COOKIE_NAME, secret, { maxAge: COOKIE_DAYS * 24 * 3600, sameSite: 'strict' });
  return hashOfSecret(secret);
}

/** As `visitorHash`, but sets no cookie: undefined if there is none, so that the visitor has no files. */
export function knownVisitorHash(cookies: Cookies): string | undefined {
  const secret = cookies.get(COOKIE_NAME);
  return secret && /^[\w-]{43}$/.test(secret) ? hashOfSecret(secret) : undefined;
}
