/**
 * A path as pages are stored under it: decoded, one leading slash, none at the end, `/` for the root (API-27).
 * Query and fragment do not count. A path that cannot be decoded stays as it is and matches no page.
 */
export function normalisedPath(typed: string): string {
  const bare = typed.split(/[?#]/, 1)[0] ?? '';
  let path = bare;
  try {
    path = decodeURI(bare);
  } catch {
    // Broken escapes name nothing.
  }
  return `/${path.replaceAll('\0', '').replace(/^\/+|\/+$/g, '')}`;
}
