import type { RefundRate } from '../refund/refund.schema.ts';
import { invoiceDocument, type InvoiceDocument, type InvoiceGroup } from './invoice.schema.ts';

type Charged = Pick<InvoiceGroup, 'category' | 'rate'>;

const category = invoiceDocument.shape.groups.element.shape.category;

/** Category and rate of a key of a VAT group, `S:2100`. Throws for a key that is none. */
export function chargedOf(vat: string): Charged {
  const [code, rate] = vat.split(':');
  return { category: category.parse(code), rate: Number(rate) };
}

/** The VAT groups as they are printed: highest rate first, those without VAT last. */
export function groupsOf(rates: readonly RefundRate[]): InvoiceGroup[] {
  return rates
    .map(({ vat, gross, tax }) => ({ net: gross - tax, tax, gross, ...chargedOf(vat) }))
    .toSorted((a, b) => b.rate - a.rate || (a.category < b.category ? -1 : 1));
}

/** What a document amounts to, which is paid in whole or not at all. */
export function totalsOf(groups: readonly InvoiceGroup[], isPaid: boolean): InvoiceDocument['totals'] {
  const totals = { net: 0, tax: 0, gross: 0 };
  for (const { net, tax, gross } of groups) {
    totals.net += net;
    totals.tax += tax;
    totals.gross += gross;
  }
  return { ...totals, paid: isPaid ? totals.gross : 0 };
}
