/** Path of an address without a slash at the end; `/` for the root. Percent-encoding is undone where it is readable. */
export function pagePath(url: URL): string {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '') return '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
