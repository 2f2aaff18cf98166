/** The part of a website's settings that names the shop's pages; a missing or empty path means its fallback. */
export interface ShopPageSettings {
  modules?: {
    webshop?: { shoppingcart_page?: string; checkout_page?: string; thankyou_page?: string };
  };
}

/** Where buyers withdraw from a purchase; fixed, because mails that were sent long ago lead there. */
export const WITHDRAWAL_PATH = '/overeenkomst-herroepen';

/** Where a website says how far it is accessible. */
export const ACCESSIBILITY_PATH = '/toegankelijkheid';

/** The address at which the buyer of an order withdraws from it. */
export function withdrawalAddress(number: string): string {
  return `${WITHDRAWAL_PATH}?nummer=${encodeURIComponent(number)}`;
}

/** Paths of the shop's own pages, always starting with one slash. */
export interface ShopPaths {
  cart: string;
  checkout: string;
  thankyou: string;
}

/** The paths of cart, checkout and order page: the setting, else its fallback (ROUTE-01 to ROUTE-05, ROUTE-07). */
export function shopPaths(settings: ShopPageSettings): ShopPaths {
  const pages = settings.modules?.webshop;
  return {
    cart: pathOr(pages?.shoppingcart_page, '/winkelwagen'),
    checkout: pathOr(pages?.checkout_page, '/afrekenen'),
    thankyou: pathOr(pages?.thankyou_page, '/bestelling'),
  };
}

/**
 * Whether a path is the search results page: any path that contains `/search` (ROUTE-08). The query is ignored.
 */
export function isSearchPath(path: string): boolean {
  return /^[^?#]*\/search/.test(path);
}

/**
 * A typed path with one leading slash and no trailing one; the fallback for a path that could lead outside the site.
 */
function pathOr(typed: string | undefined, fallback: string): string {
  const path = `/${(typed ?? '').trim()}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  return path === '' || /[\\:?#\s]/.test(path) ? fallback : path;
}
