import { pagePath } from './page-path.ts';

/** Query parameters that change what a page shows; all others (campaigns, trackers) share the cached page. */
const meaningful = ['query', 'filters', 'order', 'page'];

/** The cache key of a page, or null when its address must be rendered every time. */
export function storedKey(url: URL): string | null {
  if (meaningful.some((name) => url.searchParams.has(name))) return null;
  // Non-canonical addresses are redirected to the canonical one.
  if (url.pathname !== '/' && /^\/\/|\/$/.test(url.pathname)) return null;
  return pagePath(url);
}
