/** The one address search engines keep of a page: the live domain when the site has one, without search parameters. */
export function canonicalUrl(liveDomain: string, origin: string, path: string): string {
  const base = liveDomain === '' || origin.includes('localhost') ? origin : `https://${liveDomain}`;
  return new URL(encodeURI(path), base).href;
}
