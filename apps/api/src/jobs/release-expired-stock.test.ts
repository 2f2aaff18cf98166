import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { releaseExpiredStock } from './release-expired-stock.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const log = { warn: () => {}, error: () => {} };
const deps = { db: database.app, payments: shop.payments, log, now: () => new Date() };
const { pool } = database.admin;

/** The columns of a table that the database does not make from others. */
async function columnsOf(table: string): Promise<string> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.names ?? '';
}

/** Copies an order with its reservation and an attempt without a report, which counts as open for an hour. */
async function copyOrder(token: string, name: string, copies: number, attemptHours: number): Promise<void> {
  const copiesOf = async (table: string, ids: string) => `
    insert into ${table} (${await columnsOf(table)})
    select ${(await columnsOf(table)).replaceAll(/\w+/g, 'copy.$&')} from ${table} original
    join orders source on source.website_id = original.website_id and source.token = $1
      and source.id = ${table === 'orders' ? 'original.id' : 'original.order_id'},
    generate_series(1, $3::int) copy_number, concat($2::text, copy_number) key,
    jsonb_populate_record(original, ${ids}) copy`;
  const made = [token, name, copies];
  await pool.query(
    await copiesOf('orders', `jsonb_build_object('id', key, 'token', key, 'number', key, 'cart_id', key)`),
    made,
  );
  await pool.query(await copiesOf('stock_reservations', `jsonb_build_object('order_id', key)`), made);
  await pool.query(
    await copiesOf(
      'payment_attempts',
      `jsonb_build_object('id', key, 'order_id', key, 'psp_id', null,
        'created_at', now() - make_interval(hours => $4::int))`,
    ),
    [...made, attemptHours],
  );
}

describe('releaseExpiredStock', () => {
  it('reaches every order, also behind more orders with an open payment than fit in one sweep', async () => {
    const product = await shop.a.product({ stock: 500 });
    const { token } = await shop.placed([{ product_id: product }]);
    await copyOrder(token, 'pending-', 200, 0);
    await copyOrder(token, 'unpaid-', 20, 2);
    await pool.query(
      `update stock_reservations set expires_at = now() - case when order_id like 'unpaid-%' then 1 else 2 end * interval '1 minute'`,
    );
    await pool.query('update stock set reserved = 221 where product_id = $1', [product]);
    for (let sweep = 0; sweep < 3; sweep++) await releaseExpiredStock(deps, shop.a.websiteId);
    const { rows } = await pool.query(
      `select distinct order_id from stock_reservations where state = 'released' order by order_id`,
    );
    expect(rows.map(({ order_id }) => order_id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `unpaid-${index + 1}`).toSorted(),
    );
    expect(await shop.stockOf(product)).toEqual({ on_hand: 500, reserved: 201 });
  });

  it('gives the pieces back when an authorisation lapses, and its order can be paid again', async () => {
    const product = await shop.a.product({ stock: 3 });
    const { token, url } = await shop.placed([{ product_id: product, quantity: 2 }]);
    await pool.query(
      `update stock_reservations set expires_at = now() - interval '1 minute' where product_id = $1`,
      [product],
    );
    await shop.script(url, ['authorized', 'expired']);
    await releaseExpiredStock(deps, shop.a.websiteId);
    expect(await shop.stockOf(product)).toEqual({ on_hand: 3, reserved: 2 });
    // A sweep takes the orders first that were never checked.
    await pool.query('update stock_reservations set checked_at = null where product_id = $1', [product]);
    await releaseExpiredStock(deps, shop.a.websiteId);
    expect(await shop.stockOf(product)).toEqual({ on_hand: 3, reserved: 0 });
    expect((await shop.get(token)).body.payment.payment_status).toBe('expired');
  });
});
