import { type Kysely, sql } from 'kysely';
import { createAddingSales, createIsSale } from './net-turnover/create-is-sale.ts';
import { followCustomers } from './net-turnover/follow-customers.ts';
import { followRefunds } from './net-turnover/follow-refunds.ts';
import { recountSales } from './net-turnover/recount-sales.ts';
import type { Migration } from './migration.ts';

/** Turnover is what was sold without tests, less what was paid back. */
export const netTurnover: Migration = {
  name: '0085-net-turnover',
  async up(db) {
    await sql`alter table orders add column is_test boolean not null default false`.execute(db);
    await markTests(db);
    await createIsSale(db);
    await createAddingSales(db);
    await followRefunds(db);
    await followCustomers(db);
    await sql`drop function is_sale(text, text, text)`.execute(db);
    await recountSales(db);
  },
};

/** Orders of which the money that arrived was a test. */
async function markTests(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      update orders o set is_test = true where website_id = ${id} and exists (
        select from payment_attempts a join payment_events e on e.website_id = a.website_id and e.attempt_id = a.id
        where a.website_id = o.website_id and a.order_id = o.id and a.is_test and e.status = 'paid')`.execute(
      db,
    );
    // What waits for the end of the transaction would count by the new rules what was counted by the old ones.
    await sql`set constraints all immediate`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}
