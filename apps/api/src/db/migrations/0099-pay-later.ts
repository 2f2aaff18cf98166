import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Orders that are sent before they are paid. */
export const payLater: Migration = {
  name: '0099-pay-later',
  async up(db) {
    await sql`
      alter table payment_methods add column pay_later jsonb,
        add check ((id = 'pay_later') = (pay_later is not null))`.execute(db);
    await sql`
      alter table orders
        add column pay_days integer check (pay_days between 1 and 60),
        add column pay_by date,
        add check ((payment_method = 'pay_later') = (pay_days is not null)),
        add check (pay_by is null or pay_days is not null)`.execute(db);
    await sql`
      create index orders_to_pay_by on orders (website_id, pay_by) where pay_by is not null`.execute(db);
    await countSales(db);
    await listToSend(db);
  },
};

/** As before, with paying afterwards among the ways outside the shop. */
async function countSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_sale(status text, payment_method text, payment_status text, is_test boolean)
    returns boolean language sql immutable parallel safe as $$
      select not is_test and (payment_status in ('paid', 'partially_refunded', 'refunded', 'charged_back')
        or (status <> 'cancelled' and payment_method in ('', 'wire', 'pay_on_pickup', 'pay_later')))
    $$`.execute(db);
}

/** What is to be sent, in the words of the query of the list. */
async function listToSend(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_to_send`.execute(db);
  await sql`
    create index orders_to_send on orders (website_id, created_at, id)
    where status = 'placed' and sent <> 'all' and (total_incl_tax <= 0 or payment_status in ('paid', 'partially_refunded')
      or payment_method = 'pay_later'
        and payment_status not in ('paid', 'refunded', 'partially_refunded', 'charged_back'))`.execute(db);
}
