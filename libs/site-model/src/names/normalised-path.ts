/**
 * A path in the form in which pages store it: decoded, one leading slash, no trailing slash, `/` for the root (API-27).
 * Query and fragment are removed. A path that cannot be decoded is not decoded, and matches no page.
 */
export function normalisedPath(typed: string): string {
  const bare = typed.split(/[?#]/, 1)[0] ?? '';
  let path = bare;
  try {
    path = decodeURI(bare);
  } catch {
    // Malformed escapes match no page.
  }
  return `/${path.replaceAll('\0', '').replace(/^\/+|\/+$/g, '')}`;
}
