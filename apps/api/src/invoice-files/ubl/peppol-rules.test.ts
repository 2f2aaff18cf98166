import {
  askedForAll,
  creditNoteOf,
  type InvoiceDocument,
  type InvoicedOrder,
  invoiceInstead,
  invoiceOf,
  paidParts,
  readCalculation,
  recharged,
  refundOf,
  cartTotals,
} from '@etalage/shop-domain';
import { describe, expect, it } from 'vitest';
import { german, jan } from '../../testing/order-fixture.ts';
import { brokenRules, ruleNumbers } from '../testing/peppol-rules.ts';
import { writeUbl } from './write-ubl.ts';

type Settings = Parameters<typeof cartTotals>[1];
type Lines = Parameters<typeof cartTotals>[0];

const numbered = { number: 'F2026-0001', date: '2026-11-28', supplied_on: '2026-11-28' };
const paid = { isPaid: true, due: '', payTo: null, payPath: '' };
const lines: Lines = (
  [
    { unit: 3_333, quantity: 3, vat_class: { category: 'S', rate: 2100 } },
    { unit: 1_999, quantity: 7, vat_class: { category: 'S', rate: 900 } },
    { unit: 501, quantity: 1, vat_class: { category: 'Z', rate: 0 } },
  ] as const
).map((one, place) => ({ ...one, id: `l${place}`, type: 'checkout' }));
const settings: readonly Settings[] = (['gross', 'net'] as const).flatMap((priceMode) => [
  { priceMode },
  { priceMode, shipping: { amount: 695 } },
  { priceMode, shipping: { amount: 695 }, discounts: [{ id: 'd', rate: 1_500 }] },
]);
const belgian = { ...german, invoice_country: 'BE', invoice_tax_number: 'BE0428759497' };
const customers = [{ ...jan, invoice_is_company: false }, { ...german }, belgian];

function order(how: Settings, customer: object): InvoicedOrder {
  const calculation = readCalculation({ price_mode: how.priceMode, ...cartTotals(lines, how) });
  if (!calculation) throw new Error('a calculation cannot be read');
  return {
    number: '1001',
    date: '2026-11-20',
    isTest: false,
    customer: { invoice_company: '', invoice_tax_number: '', ...customer } as never,
    seller: {
      name: 'Atelier Noord',
      address: { street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam', country: 'NL' },
      email: 'hallo@atelier.nl',
      phone: '',
      company_number: '12345678',
      vat_number: 'NL123456782B90',
    },
    products: lines.map(({ id }) => ({ id, title: 'Tafel', options: [] })),
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

/** All documents of an order: its invoice, a credit note of all, and what is made once its number is proven. */
function documentsOf(how: Settings, customer: object): Record<string, InvoiceDocument> {
  const sold = order(how, customer);
  const parts = paidParts(sold.calculation);
  const credits = { number: 'F2026-0001', date: '2026-11-28' };
  const all = { credits, split: refundOf(parts, askedForAll(parts)), isRefunded: false };
  const some = { credits, split: refundOf(parts, { lines: [], shipping: 0, free: 777 }), isRefunded: true };
  const note = creditNoteOf(sold, numbered, all);
  return {
    invoice: invoiceOf(sold, numbered, paid),
    note,
    instead: invoiceInstead(note, { ...numbered, number: 'F2026-0002' }, 'K', sold),
    later: recharged(creditNoteOf(sold, numbered, some), 'K', sold),
  };
}

describe('UBL keeps the rules of Peppol', () => {
  it('in every document of consumers and companies, in both price modes', () => {
    for (const how of settings)
      for (const customer of customers)
        for (const [name, document] of Object.entries(documentsOf(how, customer))) {
          // A consumer has no VAT number, so that nothing of theirs is ever proven.
          if (customer === customers[0] && (name === 'instead' || name === 'later')) continue;
          expect(
            brokenRules(writeUbl(document, { buyerEmail: 'jan@x.nl' })),
            `${name} ${JSON.stringify(how)}`,
          ).toEqual([]);
        }
  });

  it('unless the buyer is a consumer without an e-mail address, whom the network cannot reach', () => {
    const { invoice } = documentsOf({ priceMode: 'gross' }, { ...jan, invoice_is_company: false });
    expect(invoice && brokenRules(writeUbl(invoice))).toEqual(['PEPPOL-EN16931-R010']);
  });
});

const { instead } = documentsOf(settings[2] ?? { priceMode: 'gross' }, belgian);
const { invoice } = documentsOf(settings[2] ?? { priceMode: 'gross' }, belgian);
const supply = instead ? writeUbl(instead, { buyerEmail: 'jan@x.nl' }) : '';
const charged = invoice ? writeUbl(invoice, { buyerEmail: 'jan@x.nl' }) : '';
const without = (xml: string, element: string) =>
  xml.replace(new RegExp(`<${element}(?: [^>]*)?>[\\s\\S]*?</${element}>`), '');
const adjusted = '<cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode>';

describe('a document that breaks a rule is found', () => {
  const defects: readonly (readonly [string, string])[] = [
    ['PEPPOL-EN16931-R001', without(charged, 'cbc:ProfileID')],
    ['PEPPOL-EN16931-R003', without(charged, 'cac:OrderReference')],
    ['PEPPOL-EN16931-R004', charged.replace('#compliant#', '#conformant#')],
    ['PEPPOL-EN16931-R007', charged.replace('billing:01:1.0', 'billing:1:1.0')],
    ['PEPPOL-EN16931-R008', charged.replace('</cac:OrderReference>', '<cbc:X></cbc:X></cac:OrderReference>')],
    [
      'PEPPOL-EN16931-R010',
      charged.replace(/(AccountingCustomerParty>[\s\S]*?)<cbc:EndpointID.*?<\/cbc:EndpointID>/, '$1'),
    ],
    ['PEPPOL-EN16931-R020', without(charged, 'cbc:EndpointID')],
    ['BR-62 BR-63', charged.replace(/(<cbc:EndpointID) schemeID="\d+"/, '$1')],
    [
      'PEPPOL-EN16931-R040',
      charged.replace(
        adjusted,
        `${adjusted}<cbc:MultiplierFactorNumeric>50</cbc:MultiplierFactorNumeric><cbc:BaseAmount>1.00</cbc:BaseAmount>`,
      ),
    ],
    [
      'PEPPOL-EN16931-R041',
      charged.replace(adjusted, `${adjusted}<cbc:MultiplierFactorNumeric>50</cbc:MultiplierFactorNumeric>`),
    ],
    ['PEPPOL-EN16931-R042', charged.replace(adjusted, `${adjusted}<cbc:BaseAmount>1.00</cbc:BaseAmount>`)],
    ['PEPPOL-EN16931-R043', charged.replace('<cbc:ChargeIndicator>false', '<cbc:ChargeIndicator>nee')],
    [
      'PEPPOL-EN16931-R053',
      charged.replace(
        '<cac:LegalMonetaryTotal>',
        '<cac:TaxTotal><cbc:TaxAmount>0</cbc:TaxAmount></cac:TaxTotal><cac:LegalMonetaryTotal>',
      ),
    ],
    ['PEPPOL-EN16931-R120', charged.replace(/<cbc:PriceAmount([^>]*)>[^<]*/, '<cbc:PriceAmount$1>999.00')],
    [
      'PEPPOL-EN16931-R121',
      charged.replace('</cac:Price>', '<cbc:BaseQuantity>-1</cbc:BaseQuantity></cac:Price>'),
    ],
    ['BR-27', charged.replace(/<cbc:PriceAmount([^>]*)>/, '<cbc:PriceAmount$1>-')],
    [
      'BR-CO-10',
      charged.replace(/(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$11.00'),
    ],
    ['BR-CO-14', charged.replace(/(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/, '$11.00')],
    ['BR-IC-02', without(supply, 'cac:PartyTaxScheme')],
    ['BR-IC-09', supply.replace(/(<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount[^>]*>)[^<]*/, '$11.00')],
    ['BR-IC-10', without(without(supply, 'cbc:TaxExemptionReason'), 'cbc:TaxExemptionReasonCode')],
    ['BR-IC-11', without(supply, 'cbc:ActualDeliveryDate')],
    ['BR-IC-12', without(supply, 'cac:DeliveryLocation')],
  ];

  it.each(defects)('%s', (rule, xml) => {
    expect(brokenRules(xml)).toContain(rule);
  });

  it('of every rule', () => {
    expect(defects.map(([rule]) => rule)).toEqual(ruleNumbers);
  });
});
