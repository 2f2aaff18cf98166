import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0095');
const groups = [
  { category: 'S', rate: 1900, net: 100, tax: 19, gross: 119 },
  { category: 'O', rate: 0, net: 5, tax: 0, gross: 5 },
];
const oss = {
  category: 'S',
  destination: 'DE',
  status: 'unchecked',
  reason: { key: 'webshop_vat_reason_oss' },
};
const services = { ...oss, destination: '', reason: { key: 'webshop_vat_reason_services_consumer' } };

it('takes the VAT of documents that exist, as of those that are made now', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A')`);
  const make = async (id: string, vat: object) => {
    await db.pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
         total_excl_tax, total_tax, total_incl_tax, created_at)
       values ('a', $1, $1, $1, $1, 'x@x.nl', '{}', $2, 'wire', 200, 30, 230, '2026-11-27T23:30:00Z')`,
      [id, { vat }],
    );
    for (const [series, credits] of [
      ['invoice', null],
      ['credit_note', { number: 'F1', date: '2026-08-01' }],
      ['test_invoice', null],
    ] as const)
      await db.pool.query(
        `insert into invoices (website_id, id, series, year, counted, number, kind, order_id, round, date, total, document)
         select 'a', $1 || $2, $2, 2026, 1 + count(*), '', replace($2, 'test_', ''), $1, 1 + length($2), '2026-11-28', 1, $3
         from invoices where series = $2`,
        [id, series, { groups, credits }],
      );
  };
  await make('old', oss);
  await make('service', services);
  await migrate(address('etalage_owner'), migrations);
  await make('new', { ...oss, distance_sale: true });
  const rowsOf = async (id: string) => {
    const { rows } = await db.pool.query<{ row: object }>(
      `select to_jsonb(t) - 'invoice_id' as row from invoice_vat t where invoice_id like $1 || '%' order by net, category`,
      [id],
    );
    return rows.map(({ row }) => row);
  };
  const old = await rowsOf('old');
  const made = await rowsOf('new');
  const ofService = await rowsOf('service');
  await db.close();
  const shared = { date: '2026-11-28', treatment: 'S', vies: 'unchecked' };
  expect(old).toMatchObject([
    {
      ...shared,
      category: 'S',
      destination: 'DE',
      net: -100,
      tax: -19,
      credited_on: '2026-08-01',
      distance: true,
    },
    { ...shared, category: 'O', destination: '', net: -5, distance: false },
    { ...shared, category: 'O', destination: '', net: 5, distance: false },
    { ...shared, category: 'S', destination: 'DE', net: 100, tax: 19, credited_on: null, distance: true },
  ]);
  expect(made).toEqual(old);
  expect(ofService.map((row) => 'distance' in row && row.distance)).toEqual([false, false, false, false]);
});
