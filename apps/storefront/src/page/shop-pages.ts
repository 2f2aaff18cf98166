import type { PageContext } from '@etalage/api-contract';
import { shopPaths } from '@etalage/shop-domain';
import type { Site } from '@etalage/site-model';

/** Paths of the shop's own pages. */
export type ShopPages = PageContext['shop'];

/** The paths of a website's cart, checkout, order page and search results (ROUTE-01 to ROUTE-08). */
export function shopPages(site: Site): ShopPages {
  return { ...shopPaths(site), search: '/search' };
}
