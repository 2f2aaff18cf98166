import { linkOf, linkTarget } from '@etalage/shop-domain';

/**
 * The attributes of a tile's link (CAT-12 to CAT-15); an address that is not allowed gives a link without `href`.
 */
export function tileLink(tile: { link: string; url: string }, liveDomain: string) {
  const { href, target, rel } = linkTarget(linkOf(tile), liveDomain);
  return { href: href || undefined, target, rel };
}
