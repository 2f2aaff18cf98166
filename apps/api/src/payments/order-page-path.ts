import { shopPaths } from '@etalage/shop-domain';

/** Where the customer sees an order, without scheme and host, by the settings of the website (ROUTE-07). */
export function orderPagePath(settings: Readonly<Record<string, unknown>>, token: string): string {
  return `${shopPaths(settings).thankyou}?order=${encodeURIComponent(token)}`;
}
