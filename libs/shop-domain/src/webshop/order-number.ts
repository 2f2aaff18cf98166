import type { RuleText } from '../rule-text.ts';

/** What numbers of quote requests begin with, unless the owner chose something else. */
export const QUOTE_PREFIX = 'O';

/** How numbers of orders or of quotes look: what they begin with, and their least number of digits. */
export interface NumberForm {
  readonly prefix: string;
  readonly digits: number;
}

/** The number of an order or a quote as buyers and owners see it. */
export function orderNumber({ prefix, digits }: NumberForm, count: number): string {
  return prefix + String(count).padStart(digits, '0');
}

/** Why numbers cannot go on at a count: that one or a higher one was given, and each is given once. */
export function checkNextNumber(next: number, least: number): RuleText | undefined {
  return next < least ? { key: 'webshop_number_used', values: { least } } : undefined;
}

/**
 * Ends without a digit, so that the digits at the end of a number are its count: two numbers with different counts or
 * prefixes are never equal, however many digits they have at least.
 */
export const NUMBER_PREFIX = /^(?:[A-Z0-9-]*[A-Z-])?$/;

/** Before the numbers of documents of which no money moved; they have series of their own. */
export const TEST_INVOICE_PREFIX = 'PROEF-';
