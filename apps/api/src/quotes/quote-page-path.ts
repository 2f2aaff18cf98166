import { orderPagePath } from '../payments/order-page-path.ts';

/** Path and query of the page on which the buyer of a quote reads and accepts it, by the settings of the website. */
export function quotePagePath(settings: Readonly<Record<string, unknown>>, token: string): string {
  return orderPagePath(settings, token);
}
