import { totalsOf } from './invoice-groups.ts';
import { groundsOf } from './invoice-grounds.ts';
import type { InvoicedOrder, Numbered } from './invoice-input.ts';
import type { InvoiceDocument, InvoiceGroup } from './invoice.schema.ts';

/** How what had VAT is charged once the number of its buyer was proven: goods as K, services as AE. */
export type ProvenCategory = 'K' | 'AE';

type Words = Pick<InvoicedOrder, 'words'>;
type Amount = Pick<InvoiceGroup, 'category' | 'rate' | 'net' | 'gross'>;

/**
 * A document as it is once the number of its buyer was proven: what it charged or took back with VAT, and what was
 * zero-rated, without any. Every net amount stays, so that it is exactly what the document before it was without its VAT.
 */
export function recharged(
  document: InvoiceDocument,
  category: ProvenCategory,
  { words }: Words,
): InvoiceDocument {
  const groups = groupsWithoutVat(document.groups, category);
  return {
    ...document,
    lines: document.lines.map((line) => withoutVat(line, category)),
    charges: document.charges.map((charge) => withoutVat(charge, category)),
    groups,
    totals: totalsOf(groups, document.totals.paid > 0),
    grounds: groundsOf(groups, { vat: { ground: null, destination: '' }, words }),
  };
}

/** The invoice in the place of that which a credit note took back: the same lines, paid already, charged in another way. */
export function invoiceInstead(
  note: InvoiceDocument,
  numbered: Numbered,
  category: ProvenCategory,
  words: Words,
): InvoiceDocument {
  const made = recharged(note, category, words);
  return {
    ...made,
    ...numbered,
    kind: 'invoice',
    credits: null,
    totals: totalsOf(made.groups, true),
  };
}

/** What is exempt, or no supply at all, stays so whoever buys it. */
const changes = ({ category }: Pick<Amount, 'category'>) => category === 'S' || category === 'Z';

function withoutVat<Part extends Amount>(part: Part, category: ProvenCategory): Part {
  return changes(part) ? { ...part, category, rate: 0, gross: part.net } : part;
}

function groupsWithoutVat(groups: readonly InvoiceGroup[], category: ProvenCategory): InvoiceGroup[] {
  const net = groups.filter(changes).reduce((sum, group) => sum + group.net, 0);
  const proven = groups.some(changes) ? [{ category, rate: 0, net, tax: 0, gross: net }] : [];
  return [...proven, ...groups.filter((group) => !changes(group))];
}
