import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/create-empty-database.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

const before = migrations.filter(({ name }) => name < '0086');
const groups = [
  { category: 'S', rate: 2100, gross: 121, tax: 21 },
  { category: 'S', rate: 900, gross: 109, tax: 9 },
];

it('takes the VAT and the payments of orders that exist, as of those that are placed now', async () => {
  const address = await createEmptyDatabase();
  await migrate(address('etalage_owner'), before);
  const db = openDatabase(address('postgres'), { maxConnections: 1 });
  await db.pool.query(`insert into websites (id, slug, name) values ('a', 'a', 'A')`);
  const place = async (id: string) => {
    await db.pool.query(
      `insert into orders (website_id, id, token, number, cart_id, email, customer, snapshot, payment_method,
         total_excl_tax, total_tax, total_incl_tax, created_at)
       values ('a', $1, $1, $1, $1, 'x@x.nl', '{}', $2, 'wire', 200, 30, 230, '2026-11-27T23:30:00Z')`,
      [id, { calculation: { checkout: { groups } }, vat: { destination: 'DE' } }],
    );
    await db.pool.query(
      `insert into payment_attempts (website_id, id, order_id, number, method, amount, currency)
       select 'a', $1 || n, $1, n, 'ideal', 230, 'EUR' from generate_series(1, 3) n`,
      [id],
    );
    for (const [attempt, status, refunded] of [
      ['1', 'open', 0],
      ['1', 'paid', 0],
      ['1', 'paid', 50],
      ['2', 'expired', 0],
      ['3', 'paid', 0],
      ['3', 'withdrawn', 0],
    ])
      await db.pool.query(
        `insert into payment_events (website_id, order_id, attempt_id, status, refunded, created_at)
         values ('a', $1, $1 || $2, $3, $4, '2026-11-27T23:45:00Z')`,
        [id, attempt, status, refunded],
      );
  };
  await place('old');
  await migrate(address('etalage_owner'), migrations);
  await place('new');
  const rowsOf = async (table: string, id: string) => {
    const { rows } = await db.pool.query(
      `select to_jsonb(t) - 'id' - 'order_id' as row from ${table} t where order_id = $1 order by t`,
      [id],
    );
    return rows.map(({ row }: { row: object }) => row);
  };
  const vat = [await rowsOf('order_vat', 'old'), await rowsOf('order_vat', 'new')];
  const payments = [await rowsOf('received_payments', 'old'), await rowsOf('received_payments', 'new')];
  await db.close();
  expect(vat[0]).toMatchObject([
    { rate: 900, gross: 109, tax: 9, destination: 'DE', is_booked: true },
    { rate: 2100, gross: 121, tax: 21, destination: 'DE', is_booked: true },
  ]);
  expect(vat[1]).toEqual(vat[0]);
  expect(payments[0]).toMatchObject([{ day: '2026-11-28', amount: 230, refunded: 50, charged_back: 0 }]);
  expect(payments[1]).toEqual(payments[0]);
});
