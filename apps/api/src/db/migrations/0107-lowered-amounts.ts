import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A refund without a payment takes its amount off what is still to be paid: no money moved. `failed` says that it does not
 * count any more, because nothing was left to pay and the order was cancelled with it.
 */
export const loweredAmounts: Migration = {
  name: '0107-lowered-amounts',
  async up(db) {
    await sql`alter table refunds alter column payment_id drop not null`.execute(db);
    await sql`
      alter table refunds add constraint refunds_without_payment
      check (payment_id is not null or (kind = 'order' and not by_hand and state in ('done', 'failed')))`.execute(
      db,
    );
    await followTests(db);
  },
};

/** Of a test nothing is sold, so nothing is taken off it either; an order can become one, and stop being one, afterwards. */
async function followTests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_test_refund(r refunds) returns boolean language sql stable as $$
      select case when r.payment_id is null
        then (select o.is_test from orders o where o.website_id = r.website_id and o.id = r.order_id)
        else (select a.is_test from payment_attempts a where a.website_id = r.website_id and a.id = r.payment_id) end
    $$`.execute(db);
  await sql`
    create function follow_lowered_test() returns trigger language plpgsql as $$
    declare
      lowered refunds;
      change bigint;
    begin
      for lowered in select * from refunds r
        where r.website_id = new.website_id and r.order_id = new.id and r.payment_id is null and r.state = 'done'
      loop
        change := refunded_turnover(lowered) * case when new.is_test then 1 else -1 end;
        perform add_sale_hour(new.website_id, lowered.created_at, change, 0);
        update customers c set turnover = c.turnover + change
        where c.website_id = new.website_id and c.email = new.email;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger follow_lowered_test after update on orders
    deferrable initially deferred for each row when (old.is_test is distinct from new.is_test)
    execute function follow_lowered_test()`.execute(db);
}
