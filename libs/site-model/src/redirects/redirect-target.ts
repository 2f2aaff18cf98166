import type { Redirect } from './redirect.ts';

type Rule = Pick<Redirect, 'from' | 'to'>;

/** More parts than a path that can be stored has; the work stays bounded for what visitors invent. */
const MAX_PARTS = 250;

/**
 * What `from` may be for a path, the one that counts first: the path itself, then the patterns above it, the longest
 * first. The database does the same in `redirect_sources`.
 */
export function redirectSources(path: string): string[] {
  const sources = [path];
  if (path === '/') return sources;
  const ends: number[] = [];
  for (let at = path.indexOf('/'); at >= 0 && ends.length < MAX_PARTS; at = path.indexOf('/', at + 1))
    ends.push(at);
  return [...sources, ...ends.reverse().map((at) => `${path.slice(0, at)}/*`)];
}

/** Where a path goes by a redirect that applies to it: the address as people read it. */
export function redirectTarget({ from, to }: Rule, path: string): string {
  if (!from.endsWith('/*') || !to.endsWith('/*')) return to;
  const rest = path.slice(from.length - 1);
  // Two slashes at the beginning would be the address of another website.
  return to.startsWith('/')
    ? `${to.slice(0, -1)}${rest}`.replace(/\/{2,}/g, '/')
    : to.slice(0, -1) + encoded(rest);
}

/** The same as the value of a `Location` header; it never leaves the website unless the redirect does. */
export function redirectLocation(rule: Rule, path: string): string {
  const target = redirectTarget(rule, path);
  if (!target.startsWith('/')) return target;
  const [bare = ''] = target.split(/[?#]/, 1);
  return encoded(bare) + withEscapes(target.slice(bare.length));
}

/** `decodeURI` keeps these encoded, so that they must not be encoded again. */
const KEPT = /%25(3B|2F|3F|3A|40|26|3D|2B|24|2C|23)/gi;

function encoded(path: string): string {
  return encodeURI(path.toWellFormed()).replace(KEPT, '%$1');
}

/** A query or fragment, which is stored as it was typed. */
function withEscapes(text: string): string {
  return encodeURI(text.toWellFormed()).replaceAll('%25', '%');
}
