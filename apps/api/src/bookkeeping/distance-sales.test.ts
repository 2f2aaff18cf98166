import type { TotalsLine } from '@etalage/shop-domain';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { invoicedFixture } from './testing/invoiced-fixture.ts';

const database = await createTestDatabase();
const { api, ids, settle, sale } = await invoicedFixture(database);

const meter = async () => (await api.call('getDistanceSales', ids)).body;
const year = new Date().getFullYear();
const abroad = { country: 'DE', vat: { category: 'S', distance_sale: true } };
const lines = (unit: number): TotalsLine[] => [
  { id: 't', type: 'checkout', unit, quantity: 1, vat_class: { category: 'S', rate: 2100 } },
];
const net = { priceMode: 'net' } as const;

it('adds up what counts of this year and the one before, without VAT and without what was paid back', async () => {
  expect(await meter()).toEqual({
    is_in_eu: true,
    year,
    this_year: 0,
    last_year: 0,
    level: 'none',
    oss: 'off',
    is_small_business: false,
  });
  await sale({ day: `${year}-01-01`, ...abroad, lines: lines(500_000), settings: net });
  await sale({ day: `${year}-01-02`, ...abroad, refunds: [{ free: 12_100, day: `${year}-01-03` }] });
  await sale({ day: `${year}-01-02`, vat: { category: 'S', distance_sale: false } });
  await sale({ day: `${year - 1}-12-31`, ...abroad });
  await sale({ day: `${year - 2}-12-31`, ...abroad });
  expect(await meter()).toMatchObject({ this_year: 5000, last_year: 100, level: 'none' });
  await sale({ day: `${year}-01-04`, ...abroad, lines: lines(300_000), settings: net });
  expect(await meter()).toMatchObject({ this_year: 8000, level: 'near' });
  await sale({ day: `${year}-01-05`, ...abroad, lines: lines(200_001), settings: net });
  expect(await meter()).toMatchObject({ this_year: 10_000.01, level: 'over' });
});

it('warns nobody who charges the VAT of the destination or is outside the EU, and a small business although its OSS rests', async () => {
  const set = (webshop: object) => settle({ modules: { webshop } });
  await set({ oss_from: `${year}-01-01` });
  expect(await meter()).toMatchObject({ oss: 'on', level: 'none' });
  await set({ oss_from: `${year + 1}-01-01` });
  expect(await meter()).toMatchObject({ oss: 'planned', level: 'over' });
  await set({ oss_from: `${year}-01-01`, small_business_from: '2020-01-01' });
  expect(await meter()).toMatchObject({ oss: 'off', level: 'over', is_small_business: true });
  await set({});
  await settle({ company: { country: 'CH' } });
  expect(await meter()).toMatchObject({ is_in_eu: false, level: 'none' });
});
