/** Path of an address without a trailing slash; `/` for the root. Percent-encoding is decoded where possible. */
export function pagePath(url: URL): string {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '') return '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
