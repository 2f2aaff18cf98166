import { pathWords } from '@etalage/site-model';

/**
 * The path for a title below another path: `/over-ons-cafe` for `Over ons & café` at the top; a number is added to a path
 * that exists.
 */
export function suggestedPath(title: string, taken: readonly string[], above = ''): string {
  const words = pathWords(title);
  if (words === '') return '';
  const path = `${above}/${words}`;
  let number = 2;
  let free = path;
  while (taken.includes(free)) free = `${path}-${number++}`;
  return free;
}

/** A typed path with a slash in front, which is often forgotten; the server checks the rest. */
export function withLeadingSlash(typed: string): string {
  const path = typed.trim();
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}
