/** Attributes of a link. Links of the site itself stay in the tab. */
export interface LinkTarget {
  href: string;
  target?: '_blank';
  rel?: string;
}

/**
 * How an owner's link opens: paths, hashes and full addresses on the live domain in the same tab (CAT-13, CAT-14),
 * anything else in a new tab with nofollow (CAT-15). An address with a scheme that could run code becomes `#`.
 */
export function linkTarget(typed: string, liveDomain: string): LinkTarget {
  const href = typed.trim();
  if (/^[/#?](?!\/)/.test(href)) return { href };
  if (/^(mailto|tel):/i.test(href)) return { href };
  if (!/^(https?:)?\/\//i.test(href))
    return { href: /^[\w-]+:/.test(href) || href === '' ? '#' : `/${href}` };
  const host = href
    .replace(/^(https?:)?\/\//i, '')
    .split(/[/?#]/)[0]
    ?.toLowerCase();
  if (liveDomain !== '' && host === liveDomain.toLowerCase()) return { href };
  return { href, target: '_blank', rel: 'nofollow noopener noreferrer' };
}
