import {
  cartTotals,
  creditNoteOf,
  type InvoicedOrder,
  invoiceOf,
  readCalculation,
  refundOf,
  remainderOf,
  paidParts,
} from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { jan } from '../../testing/order-fixture.ts';
import { priceOf } from './ubl-lines.ts';
import { writeUbl } from './write-ubl.ts';

type Settings = Parameters<typeof cartTotals>[1];
type Line = Parameters<typeof cartTotals>[0][number];
const standard = { category: 'S', rate: 2100 } as const;
const low = { category: 'S', rate: 900 } as const;
const exempt = { category: 'E', rate: 0 } as const;
const deposit = { category: 'O', rate: 0 } as const;
const line = (changes: Partial<Line> = {}): Line => ({
  id: `l${changes.unit ?? 0}`,
  type: 'checkout',
  unit: 10_000,
  quantity: 1,
  vat_class: standard,
  ...changes,
});

function order(lines: readonly Line[], settings: Settings, customer: object = {}): InvoicedOrder {
  const calculation = readCalculation({ price_mode: settings.priceMode, ...cartTotals(lines, settings) });
  if (!calculation) throw new Error('a calculation cannot be read');
  return {
    number: '1001',
    date: '2026-11-20',
    isTest: false,
    customer: { ...jan, invoice_company: '', invoice_tax_number: '', ...customer } as never,
    seller: {
      name: 'Atelier & Noord\u0001',
      address: { street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam', country: 'NL' },
      email: 'hallo@atelier.nl',
      phone: '',
      company_number: '12345678',
      vat_number: 'NL123456782B90',
    },
    products: lines.map(({ id }) => ({
      id,
      title: 'Tafel <eik>',
      options: [{ title: 'Kleur', value: 'Rood' }],
    })),
    isPickup: true,
    calculation,
    vat: { ground: null, destination: '' },
    words: {
      shipping: 'Verzending',
      free: 'Tegemoetkoming',
      textOf: ({ key }) => key,
      countryOf: (code) => code,
    },
  };
}
const numbered = { number: 'F2026-0001', date: '2026-11-28', supplied_on: '2026-11-28' };
const paid = { isPaid: true, due: '', payTo: null, payPath: '/bestelling?order=x' };
const written = (...asked: Parameters<typeof order>) =>
  writeUbl(invoiceOf(order(...asked), numbered, paid), { buyerEmail: 'jan@x.nl' });
/** The texts of an element, in the order of the document. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);
const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const sum = (texts: readonly (string | undefined)[]) => texts.reduce((total, text) => total + cents(text), 0);

describe('UBL of an invoice', () => {
  it('adds up as EN 16931 wants it: lines, charges, VAT and what is to be paid (BR-CO-10 to 16, BR-S-08)', () => {
    const lines = [
      line({ unit: 3_333, quantity: 3 }),
      line({ unit: 1_999, quantity: 7, vat_class: low }),
      line({ unit: 501, vat_class: exempt }),
    ];
    const settings: Settings = {
      priceMode: 'gross',
      shipping: { amount: 695 },
      discounts: [{ id: 'd', rate: 1_500 }],
    };
    const xml = written(lines, settings);
    const [lineSum] = all(xml, 'cbc:LineExtensionAmount').slice(-4);
    const nets = [...xml.matchAll(/<cac:InvoiceLine>[\s\S]*?<cbc:LineExtensionAmount[^>]*>([^<]*)/g)].map(
      ([, net]) => net,
    );
    const [net, gross, charges, prepaid, payable] = [
      'cbc:TaxExclusiveAmount',
      'cbc:TaxInclusiveAmount',
      'cbc:ChargeTotalAmount',
      'cbc:PrepaidAmount',
      'cbc:PayableAmount',
    ].map((name) => cents(all(xml, name)[0]));
    expect(sum(nets)).toBe(cents(lineSum));
    expect(net).toBe(sum(nets) + (charges ?? 0));
    const [tax, ...taxes] = all(xml, 'cbc:TaxAmount');
    expect(sum(taxes)).toBe(cents(tax));
    expect(gross).toBe((net ?? 0) + cents(tax));
    expect(sum(all(xml, 'cbc:TaxableAmount'))).toBe(net);
    expect([prepaid, payable]).toEqual([gross, 0]);
    // Piece times price less allowance is the line.
    for (const [part] of xml.matchAll(/<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/g)) {
      const [quantity] = all(part, 'cbc:InvoicedQuantity');
      const [price] = all(part, 'cbc:PriceAmount');
      const [allowance = '0'] = all(part, 'cbc:Amount');
      const amount = Number(quantity) * Number(price) - Number(allowance);
      expect(Math.round(amount * 100)).toBe(cents(all(part, 'cbc:LineExtensionAmount')[0]));
    }
  });

  it('writes texts as they are, without what XML forbids, and identifies seller and buyer', () => {
    const xml = written([line()], { priceMode: 'gross' });
    expect(xml).toContain('<cbc:RegistrationName>Atelier &amp; Noord</cbc:RegistrationName>');
    expect(xml).toContain('<cbc:Name>Tafel &lt;eik&gt;</cbc:Name>');
    expect(xml).toContain('<cbc:EndpointID schemeID="0106">12345678</cbc:EndpointID>');
    expect(xml).toContain('<cbc:EndpointID schemeID="EM">jan@x.nl</cbc:EndpointID>');
    expect(xml).not.toMatch(/<[\w:]+\/>/);
  });

  it('gives the ground of each category without VAT, and both VAT numbers for a supply within the EU (BR-IC-02)', () => {
    const company = {
      invoice_is_company: true,
      invoice_company: 'Kok BV',
      invoice_tax_number: 'BE0123456749',
      invoice_country: 'BE',
    };
    const xml = written([line()], { priceMode: 'gross', vat: { category: 'K' } }, company);
    expect(all(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-IC']);
    expect(all(xml, 'cbc:CompanyID')).toEqual(['NL123456782B90', '12345678', 'BE0123456749', '0123456749']);
    expect(all(xml, 'cbc:ActualDeliveryDate')).toEqual(['2026-11-28']);
    expect(all(xml, 'cbc:Percent')).toEqual(['0.00', '0.00']);
  });

  it('has no VAT number if VAT does not apply at all (BR-O-02), and never O beside another category (BR-O-11)', () => {
    const alone = written([line({ vat_class: deposit })], { priceMode: 'gross' });
    expect(alone).not.toContain('NL123456782B90');
    expect(alone).not.toContain('cbc:Percent');
    const mixed = written([line(), line({ unit: 25, vat_class: deposit })], { priceMode: 'gross' });
    const categories = [...mixed.matchAll(/<cac:(?:Tax|ClassifiedTax)Category>\s*<cbc:ID>(\w+)/g)].map(
      ([, id]) => id,
    );
    expect(new Set(categories)).toEqual(new Set(['S', 'E']));
    expect(all(mixed, 'cbc:TaxExemptionReason')).toEqual(['webshop_vat_label_not_taxable']);
  });

  it('that is open says until when and how it is paid (BR-CO-25, BR-61)', () => {
    const payTo = { iban: 'NL91ABNA0417164300', name: 'Atelier', reference: '1001' };
    const open = (account: typeof payTo | null, payUrl = 'https://atelier.nl/bestelling?order=x&y') => {
      const payment = { isPaid: false, due: '2026-12-12', payTo: account, payPath: '/bestelling?order=x&y' };
      return writeUbl(invoiceOf(order([line()], { priceMode: 'net' }), numbered, payment), { payUrl });
    };
    expect(all(open(payTo), 'cbc:DueDate')).toEqual(['2026-12-12']);
    expect(all(open(payTo), 'cbc:PaymentMeansCode')).toEqual(['58']);
    expect(all(open(payTo), 'cbc:PaymentID')).toEqual(['1001']);
    expect(open(payTo)).toContain('<cbc:ID>NL91ABNA0417164300</cbc:ID>');
    expect(all(open(null), 'cbc:PaymentMeansCode')).toEqual(['68']);
    const [, terms] = open(null).match(/<cac:PaymentTerms>\s*<cbc:Note>([^<]*)</) ?? [];
    expect(terms).toBe('2026-12-12 https://atelier.nl/bestelling?order=x&amp;y');
    expect(all(open(null, ''), 'cbc:Note')).toEqual(['2026-12-12']);
    expect(written([line()], { priceMode: 'net' })).not.toContain('PaymentTerms');
  });

  it('of a refund names the invoice and credits what went back', () => {
    const sold = order([line({ unit: 12_100, quantity: 3 })], { priceMode: 'gross' });
    const parts = paidParts(sold.calculation);
    const split = refundOf(remainderOf(parts, [], 36_300), {
      lines: [{ id: 'l12100', pieces: 1 }],
      shipping: 0,
      free: 121,
    });
    const credits = { number: 'F2026-0001', date: '2026-11-28' };
    const noteOf = (isRefunded: boolean) =>
      writeUbl(creditNoteOf(sold, { ...numbered, number: 'C2026-0001' }, { credits, split, isRefunded }));
    const xml = noteOf(true);
    expect(xml).toContain('<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"');
    expect(all(xml, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
    expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>F2026-0001/);
    expect(all(xml, 'cbc:CreditedQuantity')).toEqual(['1', '1']);
    expect(all(xml, 'cbc:TaxInclusiveAmount')).toEqual(['122.21']);
    // BR-CO-25: nothing is to be paid, so that it needs no day; one of an invoice that was not paid is settled with that.
    expect(all(xml, 'cbc:PayableAmount')).toEqual(['0.00']);
    expect(noteOf(false)).toBe(xml);
  });

  it('has a price of a piece with as many digits as it takes', () => {
    expect([priceOf(1_000, 2), priceOf(100, 3), priceOf(0, 5)]).toEqual(['5.00', '0.3333333', '0.00']);
  });
});
