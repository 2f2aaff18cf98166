import type { CookieOptions, Cookies } from './handler-context.ts';

/** The cookies of a Cookie header; of equal names the first counts, as browsers send the closest path first. */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/** A Set-Cookie header; HttpOnly and SameSite=Lax for the whole host unless said otherwise. */
export function formatCookie(
  name: string,
  value: string,
  isSecure: boolean,
  { maxAge, httpOnly = true, sameSite = 'lax', path = '/' }: CookieOptions = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.trunc(maxAge)}`);
  if (httpOnly) parts.push('HttpOnly');
  parts.push(sameSite === 'strict' ? 'SameSite=Strict' : 'SameSite=Lax');
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
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

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
