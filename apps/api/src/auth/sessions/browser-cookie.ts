import type { Cookies } from '../../calls/handler-context.ts';
import { hashOfSecret } from '../secret-token.ts';

/** A website, or the dashboard (null). */
interface BrowserOf {
  readonly websiteId: string | null;
}

/** The cookie of the dashboard, which is kept for long, and that of a website, for as long as an order is looked at. */
const COOKIES = {
  account: { name: 'etalage_browser', days: 365 },
  order: { name: 'wsbrowser', days: 90 },
} as const;

/** Name and days of the cookie of the dashboard (null) or of a website. */
export function browserCookie(websiteId: string | null) {
  return websiteId === null ? COOKIES.account : COOKIES.order;
}

/** The hash of this browser's cookie, known or not; undefined when it has none. */
export function browserHash(cookies: Cookies, { websiteId }: BrowserOf): string | undefined {
  const secret = cookies.get(browserCookie(websiteId).name);
  return secret && /^[\w-]{43}$/.test(secret) ? hashOfSecret(secret) : undefined;
}

/** Keeps the secret in this browser; call it after the commit. */
export function setBrowserCookie(cookies: Cookies, { websiteId }: BrowserOf, secret: string) {
  const { name, days } = browserCookie(websiteId);
  cookies.set(name, secret, { maxAge: days * 86_400, httpOnly: true, sameSite: 'lax' });
}
