import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Invoices and credit notes, and the last number of each of their series. */
export const invoices: Migration = {
  name: '0084-invoices',
  async up(db) {
    await sql`
      create table invoice_counters (
        website_id text not null references websites (id) on delete cascade,
        series text not null check (series in ('invoice', 'credit_note', 'test_invoice', 'test_credit_note')),
        year integer not null,
        last_number integer not null check (last_number > 0),
        primary key (website_id, series, year)
      )`.execute(db);
    await protectTenantTable(db, 'invoice_counters');
    await sql`
      create table invoices (
        website_id text not null,
        id text not null,
        series text not null,
        year integer not null,
        counted integer not null,
        number text not null,
        kind text not null check (kind in ('invoice', 'credit_note')),
        order_id text not null,
        refund_id text,
        round integer not null check (round > 0),
        date date not null,
        total bigint not null,
        document jsonb not null,
        created_at timestamptz not null default clock_or(clock_timestamp()),
        primary key (website_id, id),
        unique (website_id, series, year, counted),
        unique (website_id, refund_id),
        check (kind = 'credit_note' or refund_id is null),
        foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
        foreign key (website_id, refund_id) references refunds (website_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create unique index invoices_one_of_round on invoices (website_id, order_id, round, kind)
      where refund_id is null`.execute(db);
    await sql`create index invoices_of_order on invoices (website_id, order_id, created_at)`.execute(db);
    await protectTenantTable(db, 'invoices');
    await keepAsMade(db);
  },
};

/**
 * What was made stays as it was. Only who bought it may leave a document, and what they typed of its lines, once the books
 * need it no longer: for whom that is decides the erasure of customers.
 */
async function keepAsMade(db: Kysely<unknown>): Promise<void> {
  await sql`revoke update, delete on invoices from etalage_app`.execute(db);
  await sql`grant update (document) on invoices to etalage_app`.execute(db);
  await sql`revoke delete on invoice_counters from etalage_app`.execute(db);
  await sql`
    create function invoice_without_buyer(document jsonb) returns jsonb language sql immutable as $$
      select (document - 'buyer' - 'deliver_to' - 'lines') || jsonb_build_object('lines', (
        select coalesce(jsonb_agg(line - 'details' order by place), '[]'::jsonb)
        from jsonb_array_elements(document -> 'lines') with ordinality as lines (line, place)))
    $$`.execute(db);
  await sql`
    create function refuse_invoice_change() returns trigger language plpgsql as $$
    begin
      if to_jsonb(old) - 'document' <> to_jsonb(new) - 'document'
        or invoice_without_buyer(old.document) <> invoice_without_buyer(new.document) then
        raise exception 'an invoice is never changed' using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$`.execute(db);
  await sql`
    create trigger invoices_stay before update on invoices
    for each row execute function refuse_invoice_change()`.execute(db);
}
