// Stored attributes contain no `<`. A tag that is never closed ends at the next one, so that the time is linear.
const TAG = /<(?:a|img)\s[^<>]*>/gi;
const ADDRESS = /\s(?:href|src|data-src|image-link-url)="([^"]+)"/gi;

/** The addresses of the links and pictures in rich text that the server sanitised, in order. */
export function addressesInHtml(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(ADDRESS)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  );
}
