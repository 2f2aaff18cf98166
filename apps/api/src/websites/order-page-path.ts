import { shopPaths } from '@etalage/shop-domain';

/** Path and query of the customer's page of an order, by the settings of the website (ROUTE-07). */
export function orderPagePath(settings: Readonly<Record<string, unknown>>, token: string): string {
  return `${shopPaths(settings).thankyou}?order=${encodeURIComponent(token)}`;
}
