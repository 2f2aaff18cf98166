import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { icpCustomers } from './icp-customers.ts';
import { icpSheet, ossSheet, returnSheet, vatLineSheet } from './vat-sheet.ts';

const t = createTranslate();
const figures: VatFigures = {
  is_dutch: true,
  small_business: 'none',
  boxes: [
    { box: '1a', net: 9999, tax: 2100, net_euros: 99, tax_euros: 21 },
    { box: '3b', net: -50, tax: 0, net_euros: -1, tax_euros: 0 },
  ],
  due: { tax: 2100, tax_euros: 21 },
  elsewhere: [{ place: 'oss', net: 100, tax: 19 }],
  total: { net: 10_049, tax: 2119 },
  oss: [
    { quarter: '2026-4', corrects: '', country: 'DE', rate: 1900, net: 100, tax: 19 },
    { quarter: '2026-4', corrects: '2026-2', country: 'FR', rate: 550, net: -100, tax: -6 },
  ],
  icp: {
    is_cut: false,
    rows: [
      { vat_number: 'DE1', month: '2026-10', corrects: '', goods: 100, services: 0, problem: '' },
      { vat_number: 'DE1', month: '2026-11', corrects: '', goods: -40, services: 5, problem: 'no_proof' },
      { vat_number: 'DE1', month: '2026-11', corrects: '2026-08', goods: -7, services: 0, problem: '' },
    ],
  },
  unproven: { count: 0, items: [] },
  missing: { count: 0, items: [] },
};

it('the return has its boxes, what is due, and what is in no box', () => {
  expect(returnSheet(figures, t)).toEqual([
    ['Rubriek', 'Omzet', 'Btw', 'Omzet invullen', 'Btw invullen'],
    ['1a Hoog tarief (21%)', '99,99', '21,00', '99', '21'],
    ['3b Naar of in landen binnen de EU', '-0,50', '0,00', '-1', '0'],
    ['5a Verschuldigde btw', '99,49', '21,00', '', '21'],
    ['Btw van andere EU-landen (OSS)', '1,00', '0,19', '', ''],
  ]);
});

it('OSS and ICP name what is corrected, and ICP its months', () => {
  expect(ossSheet(figures.oss, t).slice(1)).toEqual([
    ['kwartaal 4 van 2026', '', 'DE', '19', '1,00', '0,19'],
    ['kwartaal 4 van 2026', 'kwartaal 2 van 2026', 'FR', '5,5', '-1,00', '-0,06'],
  ]);
  expect(icpSheet(figures.icp.rows, t).slice(1)).toEqual([
    ['DE1', 'oktober 2026', '', '1,00', '0,00', '1,00', ''],
    [
      'DE1',
      'november 2026',
      '',
      '-0,40',
      '0,05',
      '-0,35',
      'Let op: geen bewijs dat het nummer is gecontroleerd',
    ],
    ['DE1', 'november 2026', 'augustus 2026', '-0,07', '0,00', '-0,07', ''],
  ]);
});

it('the screen has a row per customer whatever the month, with the worst problem and corrections apart', () => {
  expect(icpCustomers(figures.icp.rows)).toEqual([
    { vat_number: 'DE1', month: '', corrects: '', goods: 60, services: 5, problem: 'no_proof' },
    { vat_number: 'DE1', month: '', corrects: '2026-08', goods: -7, services: 0, problem: '' },
  ]);
});

it('a line says its box, why, and what VIES answered', () => {
  const line = {
    number: 'C2026-0001',
    kind: 'credit_note',
    day: '2026-11-28',
    credits: 'F2026-0001',
    credits_day: '2026-11-01',
    order_number: '1001',
    customer: 'Kok BV',
    vat_number: 'BE0428759497',
    country: 'BE',
    title: 'Tafel',
    quantity: -1,
    category: 'K',
    rate: 0,
    destination: '',
    place: '3b',
    net: -100,
    tax: 0,
    gross: -100,
    reason: 'Daarom.',
    vies_status: 'valid',
    consultation_number: 'WAPI1',
    checked_at: '2026-11-01T10:00:00.000Z',
  } as const;
  const [head = [], row = [], outside = []] = vatLineSheet([line, { ...line, place: 'outside' }], t);
  expect(new Set(head).size).toBe(head.length);
  const told = Object.fromEntries(head.map((title, at) => [title, row[at]]));
  expect(told).toMatchObject({
    Rubriek: '3b',
    Aantal: '-1',
    'Soort btw': 'Intracommunautair',
    'Bedrag zonder btw': '-1,00',
    'Waarom deze btw': 'Daarom.',
    'Status bij VIES': 'Geldig',
    'Bewijsnummer van VIES': 'WAPI1',
    'Gecontroleerd op': '2026-11-01',
    'Datum van die factuur': '2026-11-01',
  });
  expect(outside).toContain('Valt buiten de btw');
});
