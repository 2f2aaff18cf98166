import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { BookedLine } from '../../queries/bookkeeping-queries.ts';
import { invoiceSheet, paymentSheet, salesSheet } from './booked-sheet.ts';
import { vatName } from './vat-words.ts';

const t = createTranslate();
const line: BookedLine = {
  number: '1001',
  day: '2026-11-27',
  customer: 'Jan de Vries',
  company: 'Holz GmbH',
  vat_number: 'DE136695976',
  country: 'DE',
  reason: 'Daarom.',
  category: 'S',
  rate: 550,
  destination: '',
  net: 10_000,
  tax: 550,
  gross: 10_550,
  method: 'iDEAL',
  paid_on: '2026-11-28',
  refund_reason: 'Kapot',
};

/** The only row of a sheet by its headings. */
function rowOf([head = [], row = []]: string[][]): Record<string, string> {
  expect(row).toHaveLength(head.length);
  expect(new Set(head).size).toBe(head.length);
  return Object.fromEntries(head.map((title, index) => [title, row[index] ?? '']));
}

it('a line has its order, the kind of VAT in words, and amounts as Dutch spreadsheets read them', () => {
  expect(rowOf(salesSheet('orders', [line], t))).toEqual({
    Bestelnummer: '1001',
    Datum: '2026-11-27',
    Klant: 'Jan de Vries',
    Bedrijf: 'Holz GmbH',
    'Btw-nummer': 'DE136695976',
    Land: 'DE',
    'Soort btw': 'Binnenland',
    'OSS-land': '',
    'Btw-tarief in %': '5,5',
    'Waarom deze btw': 'Daarom.',
    'Bedrag zonder btw': '100,00',
    Btw: '5,50',
    'Bedrag met btw': '105,50',
    Betaalwijze: 'iDEAL',
    'Betaald op': '2026-11-28',
  });
  const refund = { ...line, net: -1, tax: 0, gross: -1 };
  expect(rowOf(salesSheet('refunds', [refund], t))).toMatchObject({
    'Bedrag zonder btw': '-0,01',
    'Reden van terugbetaling': 'Kapot',
  });
});

it.each([
  ['S', 2100, '', '21%', 'Binnenland', '21'],
  ['S', 1900, 'DE', '19% Duitsland (OSS)', 'OSS', '19'],
  ['Z', 0, '', 'Nultarief', 'Nultarief', '0'],
  ['K', 0, '', 'Levering in de EU, 0%', 'Intracommunautair', '0'],
  ['AE', 0, '', 'Verlegd, 0%', 'Verlegd', '0'],
  ['G', 0, '', 'Uitvoer buiten de EU, 0%', 'Uitvoer', '0'],
  ['E', 0, '', 'Vrijgesteld', 'Vrijgesteld', '0'],
  ['O', 0, '', 'Buiten de btw', 'Buiten de btw', '0'],
  ['', 0, '', 'Niet uitgesplitst', 'Niet uitgesplitst', ''],
])('%s %i %s is called %s', (category, rate, destination, name, kind, percentage) => {
  const vat = { category, rate, destination };
  expect(vatName(vat, t)).toBe(name);
  expect(rowOf(salesSheet('orders', [{ ...line, ...vat }], t))).toMatchObject({
    'Soort btw': kind,
    'OSS-land': destination,
    'Btw-tarief in %': percentage,
  });
});

it('a payment has what arrived and what went back', () => {
  const payment = {
    day: '2026-11-27',
    number: '1001',
    customer: 'Jan',
    method: 'iDEAL',
    reference: 'tr_1',
    received: 12_100,
    refunded: 100,
    charged_back: 0,
    charged_back_on: '',
  };
  expect(rowOf(paymentSheet([payment], t))).toEqual({
    Datum: '2026-11-27',
    Soort: 'Betaling',
    Bestelnummer: '1001',
    Klant: 'Jan',
    Betaalwijze: 'iDEAL',
    Ontvangen: '121,00',
    'Teruggegeven tot nu toe': '1,00',
    'Teruggeboekt tot nu toe': '0,00',
    'Kenmerk bij betaaldienst': 'tr_1',
  });
});

it('what the bank took back is a line of its own on its own day, and the columns add up to the same', () => {
  const payment = {
    day: '2026-10-02',
    number: '1001',
    customer: 'Jan',
    method: 'Creditcard',
    reference: 'tr_1',
    received: 12_100,
    refunded: 100,
    charged_back: 12_000,
    charged_back_on: '2026-11-27',
  };
  const [heads = [], ...rows] = paymentSheet([payment, { ...payment, charged_back: 0 }], t);
  const columns = ['Datum', 'Soort', 'Ontvangen', 'Teruggegeven tot nu toe', 'Teruggeboekt tot nu toe'];
  expect(rows.map((row) => columns.map((title) => row[heads.indexOf(title)]))).toEqual([
    ['2026-10-02', 'Betaling', '121,00', '1,00', '0,00'],
    ['2026-11-27', 'Teruggehaald door de bank', '0,00', '0,00', '120,00'],
    ['2026-10-02', 'Betaling', '121,00', '1,00', '0,00'],
  ]);
});

it('a line of an invoice says what it is, and of which order', () => {
  const invoice = {
    id: 'i',
    number: 'C2026-0001',
    kind: 'credit_note',
    day: '2026-11-27',
    credits: 'F2026-0009',
    order_number: '1001',
    customer: 'Jan de Vries',
    vat_number: 'DE136695976',
    country: 'DE',
    category: 'S',
    rate: 2100,
    destination: '',
    net: -10_000,
    tax: -2100,
    gross: -12_100,
  } as const;
  expect(rowOf(invoiceSheet([invoice], t))).toEqual({
    Factuurnummer: 'C2026-0001',
    Soort: 'Creditfactuur',
    Datum: '2026-11-27',
    'Credit op factuur': 'F2026-0009',
    Bestelnummer: '1001',
    Klant: 'Jan de Vries',
    'Btw-nummer': 'DE136695976',
    Land: 'DE',
    'Soort btw': 'Binnenland',
    'OSS-land': '',
    'Btw-tarief in %': '21',
    'Bedrag zonder btw': '-100,00',
    Btw: '-21,00',
    'Bedrag met btw': '-121,00',
  });
});
