import { stringifySetCookie } from 'cookie';
import type { CookieOptions, Cookies } from './handler-context.ts';

/** A Set-Cookie header; HttpOnly and SameSite=Lax for the whole host unless said otherwise. */
export function formatCookie(
  name: string,
  value: string,
  isSecure: boolean,
  { maxAge, httpOnly = true, sameSite = 'lax', path = '/' }: CookieOptions = {},
): string {
  const age = maxAge === undefined ? {} : { maxAge: Math.trunc(maxAge) };
  return stringifySetCookie({ name, value, path, httpOnly, sameSite, secure: isSecure, ...age });
}

/** Cookies that know what was set a moment ago, before the browser does. */
export function rememberedCookies({ get, set }: Cookies): Cookies {
  const made = new Map<string, string>();
  return {
    get: (name) => made.get(name) ?? get(name),
    set: (name, value, options) => {
      made.set(name, value);
      set(name, value, options);
    },
  };
}
