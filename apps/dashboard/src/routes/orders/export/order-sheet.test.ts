import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { ExportedOrder } from '../../../queries/order-list-queries.ts';
import { writeCsv } from '../../imports/file/index.ts';
import { orderSheet } from './order-sheet.ts';

const address = { street: 'Dorpsstraat', number: '1', postcode: '1234 AB', city: 'Utrecht', country: 'NL' };
const order: ExportedOrder = {
  number: '1001',
  kind: 'order',
  status: 'placed',
  sent: 'none',
  created_at: new Date('2026-11-27T22:30:00Z'),
  email: 'jan@voorbeeld.nl',
  payment_status: 'paid',
  pays_later: false,
  payment_method: 'iDEAL',
  shipment: 'Bezorgen',
  total_excl_tax: 10_000,
  total_tax: 2_100,
  total: 12_100,
  customer: {
    invoice_is_company: false,
    invoice_company: '=1+1',
    invoice_tax_number: '',
    invoice_firstname: 'Jan',
    invoice_lastname: 'de Vries',
    invoice_phonenumber: '',
    invoice_email: 'jan@voorbeeld.nl',
    ...prefixed('invoice', address),
    custom_shipping_information: false,
    shipping_firstname: '',
    shipping_lastname: '',
    shipping_phonenumber: '',
    shipping_email: '',
    ...prefixed('shipping', { street: '', number: '', postcode: '', city: '', country: '' }),
  },
};

function prefixed<Name extends string>(name: Name, fields: typeof address) {
  const entries = Object.entries(fields).map(([key, value]) => [`${name}_${key}`, value]);
  return Object.fromEntries(entries) as Record<`${Name}_${keyof typeof address}`, string>;
}

/** The row of an order by its headings. */
function rowOf(changes: Partial<ExportedOrder> = {}): Record<string, string> {
  const [head = [], row = []] = orderSheet([{ ...order, ...changes }], createTranslate());
  expect(row).toHaveLength(head.length);
  expect(new Set(head).size).toBe(head.length);
  return Object.fromEntries(head.map((title, index) => [title, row[index] ?? '']));
}

it('an order is a row with its customer, where it goes and its amounts in euros', () => {
  expect(rowOf()).toMatchObject({
    Nummer: '1001',
    Soort: 'Bestelling',
    Datum: '2026-11-27 23:30',
    Status: 'Te verzenden',
    Betaling: 'Betaald',
    Betaalwijze: 'iDEAL',
    Verzending: 'Bezorgen',
    Postcode: '1234 AB',
    'Plaats bezorging': 'Utrecht',
    'Totaal zonder btw': '100,00',
    Btw: '21,00',
    'Totaal met btw': '121,00',
  });
  const customer = { ...order.customer, custom_shipping_information: true, shipping_city: 'Gent' };
  expect(rowOf({ customer })).toMatchObject({ Plaats: 'Utrecht', 'Plaats bezorging': 'Gent' });
});

it('says how far it is, and nothing of the payment of a quote request', () => {
  expect(rowOf({ status: 'cancelled' })['Status']).toBe('Geannuleerd');
  expect(rowOf({ sent: 'partly' })['Status']).toBe('Deels verzonden');
  expect(rowOf({ payment_status: '' })).toMatchObject({ Status: '', Betaling: 'Nog niet betaald' });
  const quote = { kind: 'quote', payment_status: '', payment_method: '' } as const;
  expect(rowOf(quote)).toMatchObject({ Soort: 'Offerteaanvraag', Status: '', Betaling: '' });
});

it('is no formula in a spreadsheet', async () => {
  const file = await writeCsv(orderSheet([order], createTranslate())).text();
  expect(file).toContain(";'=1+1;");
});
