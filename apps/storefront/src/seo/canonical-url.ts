/**
 * The canonical address of a page for search engines: on the live domain when the site has one, without query
 * parameters.
 */
export function canonicalUrl(liveDomain: string, origin: string, path: string): string {
  const base = liveDomain === '' || origin.includes('localhost') ? origin : `https://${liveDomain}`;
  return new URL(encodeURI(path), base).href;
}
