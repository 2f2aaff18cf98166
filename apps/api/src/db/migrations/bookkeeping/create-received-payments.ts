import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * The payments that arrived, with the day on which they did and what went back of them. They follow the events, which are
 * only ever added, so that the sums of a quarter do not read all events of all payments.
 */
export async function createReceivedPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table received_payments (
      website_id text not null,
      id text not null,
      order_id text not null,
      day date not null,
      method text not null,
      amount bigint not null,
      refunded bigint not null,
      charged_back bigint not null,
      is_test boolean not null,
      primary key (website_id, id),
      foreign key (website_id, id) references payment_attempts (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'received_payments');
  await sql`
    create index received_payments_by_day on received_payments (website_id, day, id)
    include (method, order_id, amount, refunded, charged_back) where not is_test`.execute(db);
  await sql`create index received_payments_of_order on received_payments (website_id, order_id)`.execute(db);
  await followEvents(db);
}

/** A payment that its member withdrew never was; else what the provider reported last is never less than before. */
async function followEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_received_payment() returns trigger language plpgsql as $$
    begin
      if new.status = 'withdrawn' then
        delete from received_payments where website_id = new.website_id and id = new.attempt_id;
        return null;
      end if;
      if new.status = 'paid' then
        insert into received_payments
        select a.website_id, a.id, a.order_id,
          coalesce(a.received_on, (new.created_at at time zone 'Europe/Amsterdam')::date), a.method, a.amount, 0, 0, a.is_test
        from payment_attempts a
        where a.website_id = new.website_id and a.id = new.attempt_id and not exists (
          select from payment_events e
          where e.website_id = a.website_id and e.attempt_id = a.id and e.status = 'withdrawn')
        on conflict do nothing;
      end if;
      update received_payments r
      set refunded = greatest(r.refunded, e.refunded), charged_back = greatest(r.charged_back, e.charged_back)
      from (
        select max(refunded) as refunded, max(charged_back) as charged_back from payment_events
        where website_id = new.website_id and attempt_id = new.attempt_id) e
      where r.website_id = new.website_id and r.id = new.attempt_id
        and (r.refunded < e.refunded or r.charged_back < e.charged_back);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_received_payment after insert on payment_events for each row
    execute function follow_received_payment()`.execute(db);
}

/** The payments that arrived before. */
export async function addExistingPayments(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into received_payments
      select a.website_id, a.id, a.order_id, coalesce(a.received_on,
          (min(e.created_at) filter (where e.status = 'paid') at time zone 'Europe/Amsterdam')::date),
        a.method, a.amount, max(e.refunded), max(e.charged_back), a.is_test
      from payment_attempts a
      join payment_events e on e.website_id = a.website_id and e.attempt_id = a.id
      where a.website_id = ${id} group by a.website_id, a.id
      having bool_or(e.status = 'paid') and not bool_or(e.status = 'withdrawn')`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
