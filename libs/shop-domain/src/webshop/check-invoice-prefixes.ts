import type { RuleErrors, RuleText } from '../rule-text.ts';
import { NUMBER_PREFIX, QUOTE_PREFIX, TEST_INVOICE_PREFIX } from './order-number.ts';
import type { WebshopContent } from './webshop.schema.ts';

type Prefixes = Pick<WebshopContent, 'order_prefix' | 'invoice_prefix' | 'credit_prefix'>;

/** Without its hyphen, because such a number would be taken for one of a test as well. */
const TEST = TEST_INVOICE_PREFIX.replace('-', '');

/** What numbers of invoices and credit notes cannot begin with, by field: each number tells what it is the number of. */
export function checkInvoicePrefixes({ order_prefix: orders, ...prefixes }: Prefixes): RuleErrors {
  const errors: RuleErrors = {};
  const { invoice_prefix: invoices, credit_prefix: credits } = prefixes;
  const ofInvoices = problemOf(invoices, orders);
  if (ofInvoices) errors['invoice_prefix'] = [ofInvoices];
  const ofCredits = problemOf(credits, orders);
  if (ofCredits) errors['credit_prefix'] = [ofCredits];
  else if (credits === invoices) errors['credit_prefix'] = [{ key: 'webshop_prefix_invoices', values: {} }];
  return errors;
}

function problemOf(prefix: string, orders: string): RuleText | undefined {
  if (!NUMBER_PREFIX.test(prefix)) return { key: 'webshop_prefix_invalid', values: {} };
  if (prefix.startsWith(TEST)) return { key: 'webshop_prefix_test', values: { prefix: TEST } };
  if (prefix === QUOTE_PREFIX) return { key: 'webshop_prefix_quotes', values: { prefix } };
  if (isLikeOrders(prefix, orders)) return { key: 'webshop_prefix_orders', values: { prefix: orders } };
  return undefined;
}

/** Whether orders are numbered with the same letters, or with a year as well: `F2026-` makes the order F2026-1001. */
function isLikeOrders(prefix: string, orders: string): boolean {
  if (orders === prefix) return orders !== '';
  return orders.startsWith(prefix) && /^\d{4}-$/.test(orders.slice(prefix.length));
}
