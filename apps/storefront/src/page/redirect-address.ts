/** Where a redirect goes for a visitor: the query of the visited address is kept, behind what the target has. */
export function redirectAddress(location: string, search: string): string {
  if (search.length < 2) return location;
  const at = location.indexOf('#');
  const bare = at < 0 ? location : location.slice(0, at);
  const joint = bare.includes('?') ? '&' : '?';
  return bare + joint + search.slice(1) + location.slice(bare.length);
}
