/** What numbers of quote requests begin with; orders may not begin with only this. */
export const QUOTE_PREFIX = 'O';

/** The number of an order as buyers and owners see it. */
export function orderNumber(prefix: string, count: number): string {
  return prefix + String(count);
}

/** Ends without a digit, so that two numbers with different prefixes are never equal: the counter only rises. */
export const NUMBER_PREFIX = /^(?:[A-Z0-9-]*[A-Z-])?$/;

/** Before the numbers of documents of which no money moved; they have series of their own. */
export const TEST_INVOICE_PREFIX = 'PROEF-';
