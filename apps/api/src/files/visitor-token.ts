import { hashOfSecret, newSecret } from '../auth/secret-token.ts';
import type { Cookies } from '../calls/handler-context.ts';

const name = 'wsfiles';
const days = 2;

/**
 * Who a visitor is to their own files, as a hash: only the browser that asked for a file may read, delete or send it.
 * A visitor without the cookie gets one.
 */
export function visitorHash(cookies: Cookies): string {
  const known = knownVisitorHash(cookies);
  if (known) return known;
  const secret = newSecret();
  cookies.set(name, secret, { maxAge: days * 24 * 3600, sameSite: 'strict' });
  return hashOfSecret(secret);
}

/** As `visitorHash`, for a visitor who must have files already; undefined for who has none. */
export function knownVisitorHash(cookies: Cookies): string | undefined {
  const secret = cookies.get(name);
  return secret && /^[\w-]{43}$/.test(secret) ? hashOfSecret(secret) : undefined;
}
