import type { RuleErrors } from '../rule-text.ts';
import { NUMBER_PREFIX } from './order-number.ts';
import type { WebshopContent } from './webshop.schema.ts';

type Prefixes = Pick<WebshopContent, 'order_prefix' | 'quote_prefix'>;

/** What numbers of orders and quotes cannot begin with, by field: both are found by their number alone. */
export function checkOrderPrefixes(prefixes: Prefixes): RuleErrors {
  const errors: RuleErrors = {};
  const isSame = prefixes.order_prefix === prefixes.quote_prefix;
  for (const field of ['order_prefix', 'quote_prefix'] as const) {
    if (!NUMBER_PREFIX.test(prefixes[field])) errors[field] = [{ key: 'webshop_prefix_invalid', values: {} }];
    else if (isSame) errors[field] = [{ key: 'webshop_prefix_same', values: {} }];
  }
  return errors;
}
