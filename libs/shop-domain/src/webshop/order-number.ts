/** What numbers of quote requests begin with; orders may not begin with only this. */
export const QUOTE_PREFIX = 'O';

/** The number of an order as buyers and owners see it. */
export function orderNumber(prefix: string, count: number): string {
  return prefix + String(count);
}
