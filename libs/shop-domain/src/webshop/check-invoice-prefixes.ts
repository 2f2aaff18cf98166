import type { RuleErrors, RuleText } from '../rule-text.ts';
import { NUMBER_PREFIX, TEST_INVOICE_PREFIX } from './order-number.ts';
import type { WebshopContent } from './webshop.schema.ts';

type Prefixes = Pick<WebshopContent, 'order_prefix' | 'quote_prefix' | 'invoice_prefix' | 'credit_prefix'>;

/** Without its hyphen, because such a number would be taken for one of a test as well. */
const TEST = TEST_INVOICE_PREFIX.replace('-', '');

/** What numbers of invoices and credit notes cannot begin with, by field: each number tells what it is the number of. */
export function checkInvoicePrefixes(prefixes: Prefixes): RuleErrors {
  const errors: RuleErrors = {};
  const { invoice_prefix: invoices, credit_prefix: credits } = prefixes;
  const ofInvoices = problemOf(invoices, prefixes);
  if (ofInvoices) errors['invoice_prefix'] = [ofInvoices];
  const ofCredits = problemOf(credits, prefixes);
  if (ofCredits) errors['credit_prefix'] = [ofCredits];
  else if (credits === invoices) errors['credit_prefix'] = [{ key: 'webshop_prefix_invoices', values: {} }];
  return errors;
}

function problemOf(
  prefix: string,
  { order_prefix: orders, quote_prefix: quotes }: Prefixes,
): RuleText | undefined {
  if (!NUMBER_PREFIX.test(prefix)) return { key: 'webshop_prefix_invalid', values: {} };
  if (prefix.startsWith(TEST)) return { key: 'webshop_prefix_test', values: { prefix: TEST } };
  if (isLike(prefix, quotes)) return { key: 'webshop_prefix_quotes', values: { prefix: quotes } };
  if (isLike(prefix, orders)) return { key: 'webshop_prefix_orders', values: { prefix: orders } };
  return undefined;
}

/**
 * Whether orders or quotes are numbered with the same letters, or with a year as well: `F2026-` makes the order
 * F2026-1001.
 */
function isLike(prefix: string, other: string): boolean {
  if (other === prefix) return other !== '';
  return other.startsWith(prefix) && /^\d{4}-$/.test(other.slice(prefix.length));
}
