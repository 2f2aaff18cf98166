import { expect, it } from 'vitest';
import { createTranslate } from '@etalage/texts';
import type { InvoiceDocument } from '@etalage/shop-domain';
import { renderPdf } from '../pdf/render-pdf.ts';
import { readCodes } from '../pdf/testing/read-codes.ts';
import { nodesOf, readPdf } from '../pdf/testing/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

const party = { street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam', country: 'NL' };
const vat = { category: 'S', rate: 2100 } as const;
const open: InvoiceDocument = {
  version: 1,
  kind: 'invoice',
  number: 'F2026-0001',
  date: '2026-11-28',
  supplied_on: '2026-11-28',
  due: '2026-12-12',
  is_test: false,
  order: { number: '1001', date: '2026-11-20' },
  credits: null,
  seller: { name: 'Atelier Noord', address: party, email: '', phone: '', company_number: '', vat_number: '' },
  buyer: { name: 'Jan', contact: '', address: party, vat_number: '' },
  deliver_to: null,
  lines: [
    {
      id: 'a',
      title: 'Tafel',
      details: [],
      article_number: '',
      quantity: 2,
      discount: 0,
      net: 20_000,
      gross: 24_200,
      ...vat,
    },
  ],
  charges: [],
  groups: [{ net: 20_000, tax: 4_200, gross: 24_200, ...vat }],
  totals: { net: 20_000, tax: 4_200, gross: 24_200, paid: 0 },
  grounds: [],
  pay_to: { iban: 'NL91ABNA0417164300', name: 'Atelier Noord', reference: '1001' },
  pay_path: '/bestelling?order=0123456789abcdefghijklmnop',
};
const t = createTranslate();
const drawn = async (document: InvoiceDocument) =>
  renderPdf({
    title: 'Factuur',
    author: 'Atelier Noord',
    language: 'nl',
    created: new Date('2026-11-28T10:00:00Z'),
    look: { ink: '#1a1a1a', muted: '#595959', line: '#d6d6d6', accent: '#1f5a4a' },
    pageText: '',
    parts: [invoicePdf(document, t, 'https://atelier.nl')],
  });
const url = 'https://atelier.nl/bestelling?order=0123456789abcdefghijklmnop';
const transfer = [
  'BCD',
  '002',
  '1',
  'SCT',
  '',
  'Atelier Noord',
  'NL91ABNA0417164300',
  'EUR242.00',
  '',
  '',
  '1001',
];

it('of an open invoice says how it is paid, with a link and two codes that a phone reads', async () => {
  const bytes = await drawn(open);
  const { pages } = await readPdf(bytes);
  const text = pages[0]?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(pages).toHaveLength(1);
  expect(text).toContain('Te betalen € 242,00');
  expect(text).toContain('Betaal € 242,00 uiterlijk op 12 december 2026.');
  expect(text).toContain('NL91ABNA0417164300 van Atelier Noord, met betalingskenmerk 1001');
  expect(text).toContain(url);
  expect(await readCodes(bytes)).toEqual({ links: [url], codes: [transfer.join('\n'), url] });
  const roles = nodesOf(pages[0]?.tree).join(' ');
  expect(roles).toContain('P P P Link Figure P Figure P');
});

it('has no account and no code of one where none was known, and asks for what was open only', async () => {
  const bytes = await drawn({ ...open, pay_to: null });
  expect(await readCodes(bytes)).toEqual({ links: [url], codes: [url] });
  const part = await readCodes(await drawn({ ...open, totals: { ...open.totals, paid: 4_200 } }));
  expect(part.codes[0]).toContain('EUR200.00');
});

it('asks for nothing that is paid or credited, and has no link where the page was not kept', async () => {
  const paid = { ...open, totals: { ...open.totals, paid: 24_200 } };
  for (const document of [paid, { ...open, kind: 'credit_note' as const }])
    expect(await readCodes(await drawn(document))).toEqual({ links: [], codes: [] });
  const { pay_path: _path, ...older } = open;
  expect(await readCodes(await drawn(older))).toEqual({ links: [], codes: [transfer.join('\n')] });
});
