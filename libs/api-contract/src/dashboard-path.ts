/** The first part of every address of the dashboard that belongs to a website. */
const PREFIX = 'w';

/**
 * The address of a screen of a website, such as `/w/atelier-noord/paginas` for `/paginas` (ROUTE-15): a link in a mail or
 * in another tab opens the website that it is about, whichever was open last. `path` starts with a slash and may have a
 * query. The id of a website consists of characters that need no encoding.
 */
export const dashboardPath = (websiteId: string, path: string): string =>
  `/${PREFIX}/${websiteId}${path === '/' ? '' : path}`;

/** The website that an address names, and the screen; `website` is undefined if it names none. */
export function readDashboardPath(pathname: string): { website: string | undefined; path: string } {
  const [, prefix, website, ...rest] = pathname.split('/');
  if (prefix !== PREFIX || !website) return { website: undefined, path: pathname };
  return { website, path: `/${rest.join('/')}` };
}
