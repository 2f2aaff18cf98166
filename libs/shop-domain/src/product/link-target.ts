/** Attributes of a link in a grid or button; undefined attributes are not rendered. */
export interface LinkTarget {
  href: string;
  isExternal: boolean;
  target: '_blank' | undefined;
  rel: string | undefined;
}

/** The target of a tile: its `link`, else its `url` (CAT-12, CAT-20). */
export function linkOf(tile: { link?: string; url?: string }): string {
  return tile.link?.trim() || tile.url?.trim() || '';
}

/**
 * How a link opens (CAT-13 to CAT-15): a path or a link on the live domain (with or without `www.`) in the same tab, any
 * other web address in a new tab with nofollow. A scheme that a link should not have, such as `javascript:`, gives an empty href.
 */
export function linkTarget(url: string, liveDomain: string): LinkTarget {
  const href = withoutControls(url);
  if (/^(?:mailto|tel):/i.test(href)) return sameTab(href);
  if (/^[a-z][a-z\d+.-]*:/i.test(href) && !/^https?:/i.test(href)) return sameTab('');
  const host = hostOf(href);
  if (host === '' || bare(host) === bare(liveDomain)) return sameTab(href);
  return { href, isExternal: true, target: '_blank', rel: 'nofollow noopener noreferrer' };
}

function sameTab(href: string): LinkTarget {
  return { href, isExternal: false, target: undefined, rel: undefined };
}

/** The host that a browser would navigate to, empty for an address on the same site. */
function hostOf(href: string): string {
  const [, host = ''] = /^(?:https?:[\\/]+|[\\/]{2,})(?:[^\\/?#]*@)?([^\\/?#]*)/i.exec(href) ?? [];
  return host;
}

function bare(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d*$/, '');
}

/** Browsers remove tabs and line ends inside an address and control characters around it. */
function withoutControls(url: string): string {
  return url.replace(/[\t\n\r]/g, '').replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu, '');
}
