import type { TotalsLine, TotalsSettings, TotalsVat } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { invoicedFixture } from './testing/invoiced-fixture.ts';

const database = await createTestDatabase();
const { pool, settle, follow, sale, order, refund, payment, vatFigures, vatLines } =
  await invoicedFixture(database);

const proof = {
  member_state: 'DE',
  vat_number: '136695976',
  status: 'valid',
  consultation_number: 'WAPI1',
  checked_at: '2026-11-01T10:00:00Z',
};
const proven = { status: 'valid', proof, reason: { key: 'webshop_vat_reason_intra_community', values: {} } };
const german = { country: 'DE', vatNumber: 'DE136695976' };
const standard = { category: 'S', distance_sale: false };

type Figures = Awaited<ReturnType<typeof vatFigures>>;
const boxOf = ({ boxes }: Figures, box: string) => boxes.find((one) => one.box === box);
const tableAt = (
  category: TotalsVat['category'],
  rate = 2100,
): { settings: TotalsSettings; lines: TotalsLine[] } => ({
  settings: { priceMode: 'net', vat: { category } },
  lines: [
    {
      id: 't',
      type: 'checkout',
      unit: 10_000,
      quantity: 1,
      vat_class: { category: rate > 0 ? 'S' : 'Z', rate },
    },
  ],
});

it('puts each sale in its box, takes credit notes off on their day, and asks for whole euros in favour of the shop', async () => {
  const from = '2026-01-01';
  const until = '2026-03-31';
  await sale({
    day: from,
    refunds: [
      { free: 150, day: until },
      { free: 150, day: '2026-04-01' },
    ],
  });
  await sale({ day: '2026-02-01', ...tableAt('S', 900) });
  await sale({ day: '2026-02-01', ...tableAt('S', 600) });
  await sale({ day: '2026-02-01', ...tableAt('S', 0) });
  await sale({ day: '2026-02-01', ...tableAt('G'), vat: { category: 'G' }, country: 'US' });
  await sale({ day: '2026-02-01', ...tableAt('K'), vat: { ...proven, category: 'K' }, ...german });
  await sale({ day: '2026-02-01', ...tableAt('O'), vat: { category: 'O' }, country: 'US' });
  await sale({ day: '2025-12-31' });
  const found = await vatFigures(from, until);
  expect(found).toMatchObject({ is_dutch: true, small_business: 'none', missing: { count: 0 } });
  expect(boxOf(found, '1a')).toEqual({ box: '1a', net: 98.76, tax: 20.74, net_euros: 98, tax_euros: 20 });
  expect(boxOf(found, '1b')).toMatchObject({ net: 100, tax: 9 });
  expect(boxOf(found, '1c')).toMatchObject({ net: 100, tax: 6 });
  expect(boxOf(found, '1e')).toMatchObject({ net: 200, tax: 0 });
  expect(boxOf(found, '3a')).toMatchObject({ net: 100, tax: 0 });
  expect(boxOf(found, '3b')).toMatchObject({ net: 100, tax: 0 });
  expect(found.due).toEqual({ tax: 35.74, tax_euros: 35 });
  expect(boxOf(await vatFigures('2026-04-01'), '1a')).toMatchObject({
    net: -1.24,
    tax: -0.26,
    net_euros: -2,
    tax_euros: -1,
  });
});

it('lists OSS per quarter, country and rate, with later credit notes as corrections of their quarter', async () => {
  const vat = { category: 'S', destination: 'DE', distance_sale: true };
  const settings: TotalsSettings = {
    priceMode: 'net',
    vat: { category: 'S', destination_rates: { 2100: 1900 } },
  };
  const refunds = [
    { free: 1190, day: '2024-02-01' },
    { free: 1190, day: '2024-05-01' },
  ];
  await sale({ day: '2024-01-31', ...tableAt('S'), settings, vat, country: 'DE', refunds });
  const row = { country: 'DE', rate: 1900 };
  const first = { ...row, quarter: '2024-1', corrects: '', net: 90, tax: 17.1 };
  const later = { ...row, quarter: '2024-2', corrects: '2024-1', net: -10, tax: -1.9 };
  const year = await vatFigures('2024-01-01', '2024-12-31');
  expect(year.oss).toEqual([first, later]);
  expect((await vatFigures('2024-04-01', '2024-06-30')).oss).toEqual([later]);
  expect(boxOf(year, '1a')).toMatchObject({ net: 0, tax: 0 });
  expect(year.elsewhere).toContainEqual({ place: 'oss', net: 80, tax: 15.2 });
});

it('lists what companies bought without VAT by their number, and says what the proof lacks', async () => {
  const goods = { ...tableAt('K'), ...german };
  await sale({
    day: '2023-11-01',
    ...goods,
    vat: { ...proven, category: 'K' },
    refunds: [
      { free: 1000, day: '2023-12-01' },
      { free: 500, day: '2024-01-02' },
    ],
  });
  await sale({ day: '2023-11-02', ...tableAt('AE'), ...german, vat: { ...proven, category: 'AE' } });
  const belgian = { country: 'BE', vatNumber: 'BE0428759497' };
  const silent = { ...proof, consultation_number: '' };
  await sale({
    day: '2023-11-02',
    ...tableAt('K'),
    ...belgian,
    vat: { ...proven, category: 'K', proof: silent },
  });
  await sale({
    day: '2023-12-02',
    ...tableAt('K'),
    ...belgian,
    vat: { category: 'K', status: 'unavailable' },
  });
  const row = { corrects: '', problem: '', services: 0 };
  const quarter = await vatFigures('2023-10-01', '2023-12-31');
  expect(quarter.icp).toEqual({
    is_cut: false,
    rows: [
      { ...row, vat_number: 'BE0428759497', month: '2023-11', goods: 100, problem: 'no_consultation' },
      { ...row, vat_number: 'BE0428759497', month: '2023-12', goods: 100, problem: 'unavailable' },
      { ...row, vat_number: 'DE136695976', month: '2023-11', goods: 100, services: 100 },
      { ...row, vat_number: 'DE136695976', month: '2023-12', goods: -10 },
    ],
  });
  expect(boxOf(quarter, '3b')).toMatchObject({ net: 390 });
  const month = await vatFigures('2023-12-01', '2023-12-31');
  expect(month.icp.rows[1]).toEqual({
    ...row,
    vat_number: 'DE136695976',
    month: '2023-12',
    goods: -10,
    corrects: '2023-11',
  });
  const next = await vatFigures('2024-01-01', '2024-01-31');
  expect(next.icp.rows).toEqual([
    { ...row, vat_number: 'DE136695976', month: '2024-01', goods: -5, corrects: '2023-11' },
  ]);
});

it('names invoices with VAT to companies whose number could not be checked, until something of them is credited', async () => {
  const vat = { ...standard, status: 'unavailable', distance_sale: true };
  const number = await sale({ day: '2022-02-01', ...german, vat });
  await sale({ day: '2022-02-01', ...german, vat, refunds: [{ free: 12_100, day: '2022-02-02' }] });
  const { unproven } = await vatFigures('2022-02-01', '2022-02-28');
  expect(unproven).toMatchObject({
    count: 1,
    items: [{ order_number: number, vat_number: 'DE136695976', net: 100, tax: 21 }],
  });
});

it('names an order without an invoice and a refund without a credit note instead of leaving them out in silence', async () => {
  const day = '2021-02-01';
  const at = `${day}T11:00:00Z`;
  const { id } = await order({ at });
  await order({ at, test: true });
  await order({ at, paid: '', status: 'cancelled' });
  const paid = { order: id, payment: await payment(id, ['paid'], { at }) };
  const split = { amount: 121, rates: [{ vat: 'S:2100', gross: 121, tax: 21 }] };
  await refund(paid, split, { at: '2021-02-03T11:00:00Z' });
  await refund(paid, split, { at: '2021-02-03T11:00:00Z', state: 'failed' });
  // One that may still fail has no credit note yet.
  await refund(paid, split, { at: '2021-02-03T11:00:00Z', state: 'sent' });
  expect((await vatFigures(day, '2021-02-28')).missing).toEqual({
    count: 2,
    items: [
      { kind: 'order', number: id, day, gross: 121 },
      { kind: 'refund', number: id, day: '2021-02-03', gross: -1.21 },
    ],
  });
  // One whose invoice was taken back and that became valid again has none that stands.
  const taken = await sale({ day: '2021-03-01' });
  await pool.query(`update orders set status = 'cancelled', payment_status = '' where id = $1`, [taken]);
  await follow(taken, '2021-03-01');
  expect((await vatFigures('2021-03-01')).missing.count).toBe(0);
  await pool.query(`update orders set status = 'placed', payment_status = 'paid' where id = $1`, [taken]);
  expect((await vatFigures('2021-03-01')).missing.items).toMatchObject([{ number: taken }]);
  await follow(taken, '2021-03-01');
  expect((await vatFigures('2021-03-01')).missing.count).toBe(0);
});

it('says how much of a period was exempt as a small business, and whose return it is not', async () => {
  await settle({ modules: { webshop: { small_business_from: '2020-03-01' } } });
  const small = { category: 'E' };
  const vat_class = { category: 'S' as const, rate: 2100 };
  const lines: TotalsLine[] = [{ id: 't', type: 'checkout', unit: 10_000, quantity: 1, vat_class }];
  await sale({
    day: '2020-03-02',
    lines,
    settings: { priceMode: 'net', vat: { category: 'E', small_business: true } },
    vat: small,
  });
  const found = await vatFigures('2020-01-01', '2020-03-31');
  expect(found.small_business).toBe('part');
  expect(found.elsewhere).toContainEqual({ place: 'small_business', net: 100, tax: 0 });
  expect(boxOf(found, '1e')).toMatchObject({ net: 0 });
  expect((await vatFigures('2020-03-01', '2020-03-31')).small_business).toBe('all');
  await settle({
    modules: {},
    company: { street: 'Rue 1', city: 'Gent', country: 'BE', vat_number: 'BE0428759497' },
  });
  expect((await vatFigures('2020-01-01')).is_dutch).toBe(false);
  await settle({
    company: { street: 'Gracht 1', city: 'Amsterdam', country: 'NL', vat_number: 'NL004495445B01' },
  });
});

it('each line of the file says which box, why, and with which proof', async () => {
  await sale({
    day: '2019-05-01',
    ...tableAt('K'),
    vat: { ...proven, category: 'K' },
    ...german,
    refunds: [{ free: 1000, day: '2019-05-02' }],
  });
  const [invoice, note] = await vatLines('2019-05-01', '2019-05-31');
  const about = {
    customer: 'Kok BV',
    vat_number: 'DE136695976',
    country: 'DE',
    category: 'K',
    rate: 0,
    place: '3b',
    vies_status: 'valid',
    consultation_number: 'WAPI1',
    checked_at: '2026-11-01T10:00:00.000Z',
  };
  expect(invoice).toMatchObject({
    ...about,
    kind: 'invoice',
    day: '2019-05-01',
    quantity: 1,
    net: 100,
    tax: 0,
    gross: 100,
  });
  expect(invoice?.['reason']).toMatch(/\S/);
  expect(note).toMatchObject({
    ...about,
    kind: 'credit_note',
    credits: invoice?.number,
    credits_day: '2019-05-01',
    quantity: -1,
    net: -10,
  });
});
