import type { InvoicedOrder } from './invoice-input.ts';
import type { InvoiceDocument, InvoiceGroup } from './invoice.schema.ts';
import type { RuleTextKey } from '../rule-text.ts';

/** What the law wants said of amounts without VAT, unless the VAT decision of the order says it better. */
const GROUNDS: Readonly<Partial<Record<InvoiceGroup['category'], RuleTextKey>>> = {
  K: 'invoice_ground_intra_community',
  AE: 'invoice_ground_reverse_charge',
  G: 'invoice_ground_export',
  E: 'webshop_vat_label_exempt',
  O: 'webshop_vat_label_not_taxable',
};

/** A sentence for each category that needs one, and one for VAT of another country. */
export function groundsOf(
  groups: readonly InvoiceGroup[],
  { vat, words }: Pick<InvoicedOrder, 'vat' | 'words'>,
): InvoiceDocument['grounds'] {
  const found: InvoiceDocument['grounds'] = [];
  for (const category of new Set(groups.map((group) => group.category))) {
    const own = category === 'E' || category === 'O' ? vat.ground : null;
    const key = own ?? GROUNDS[category];
    if (key) found.push({ category, text: words.textOf({ key, values: {} }) });
  }
  if (vat.destination !== '' && groups.some(({ category }) => category === 'S')) {
    const values = { country: words.countryOf(vat.destination) };
    found.push({ category: 'S', text: words.textOf({ key: 'invoice_ground_oss', values }) });
  }
  return found;
}
