import type { RuleText } from '../rule-text.ts';
import type { InvoiceSeller } from './invoice.schema.ts';

/** What the law wants on an invoice and the details of the seller do not have; without it no invoice is made. */
export function missingOfSeller({ address, vat_number }: InvoiceSeller): RuleText[] {
  const missing: RuleText['key'][] = [];
  if (address.street === '' || address.city === '' || address.country === '')
    missing.push('invoice_missing_address');
  if (vat_number === '') missing.push('invoice_missing_vat_number');
  return missing.map((key) => ({ key, values: {} }));
}
