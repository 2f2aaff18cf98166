import type { InvoiceDocument } from '@etalage/shop-domain';
import { decimal, type Elements, euros, plain } from './ubl-elements.ts';

type Charged = Pick<InvoiceDocument['groups'][number], 'category' | 'rate'>;

/** Codes of the grounds for which there is one (VATEX). */
const CODES: Readonly<Partial<Record<Charged['category'], string>>> = {
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/**
 * The categories as they can stand in one document. What VAT does not apply to (O) may stand beside nothing else
 * (BR-O-11): beside other categories it is written as exempt (E), with its own ground.
 */
export function writtenGroups({ groups, grounds }: InvoiceDocument) {
  const isMixed = groups.some(({ category }) => category !== 'O');
  const written = (category: Charged['category']) => (category === 'O' && isMixed ? 'E' : category);
  const sums = new Map<
    string,
    { net: number; tax: number; category: Charged['category']; rate: number; reasons: string[] }
  >();
  for (const { category, rate, net, tax } of groups) {
    const key = `${written(category)}:${rate}`;
    const sum = sums.get(key) ?? { net: 0, tax: 0, category: written(category), rate, reasons: [] };
    const own = grounds.filter((ground) => ground.category === category && category !== 'S');
    const reasons = [...sum.reasons, ...own.map(({ text }) => text)];
    sums.set(key, { ...sum, net: sum.net + net, tax: sum.tax + tax, reasons });
  }
  return { groups: [...sums.values()], written };
}

/** The VAT of each category and rate, as it was computed once for all of it. */
export function taxTotal(document: InvoiceDocument): Elements {
  return {
    'cbc:TaxAmount': euros(document.totals.tax),
    'cac:TaxSubtotal': writtenGroups(document).groups.map(({ net, tax, category, rate, reasons }) => ({
      'cbc:TaxableAmount': euros(net),
      'cbc:TaxAmount': euros(tax),
      'cac:TaxCategory': taxCategory(
        { category, rate },
        {
          'cbc:TaxExemptionReasonCode': CODES[category],
          'cbc:TaxExemptionReason': plain(reasons.join('. ')),
        },
      ),
    })),
  };
}

/** A category with its rate, which what VAT does not apply to has not (BR-O-05). */
export function taxCategory({ category, rate }: Charged, reasons: Elements = {}): Elements {
  return {
    'cbc:ID': category,
    'cbc:Percent': category === 'O' ? undefined : decimal(rate),
    ...reasons,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}
