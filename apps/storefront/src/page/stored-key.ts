import { pagePath } from './page-path.ts';

/** Search parameters that change what a page shows; all others (campaigns, trackers) share the stored page. */
const meaningful = ['query', 'filters', 'order', 'page'];

/** The key under which a page may be stored, or null when its address must be rendered every time. */
export function storedKey(url: URL): string | null {
  if (meaningful.some((name) => url.searchParams.has(name))) return null;
  // Sloppy addresses are sent on to the one that is meant.
  if (url.pathname !== '/' && /^\/\/|\/$/.test(url.pathname)) return null;
  return pagePath(url);
}
