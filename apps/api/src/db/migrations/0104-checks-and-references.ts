import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * How far the chain of proofs of VAT numbers was checked, so that only what came later is checked when it is looked at; orders
 * by the digits of their number, which is what the structured communication of a Belgian transfer has of it; and orders of
 * which the bank took back a part, which is owed again.
 */
export const checksAndReferences: Migration = {
  name: '0104-checks-and-references',
  async up(db) {
    await sql`
      create table vat_proof_checks (
        website_id text not null primary key references websites (id) on delete cascade,
        place bigint not null,
        hash text not null,
        checked_at timestamptz not null default clock_or(now()),
        broken_number bigint,
        broken_order text not null default ''
      )`.execute(db);
    await protectTenantTable(db, 'vat_proof_checks');
    await findReferences(db);
    await oweParts(db);
  },
};

/** Row-level security keeps PostgreSQL from using such an index, so a function of the schema's owner reads it (0048). */
async function findReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function digits_of_number(number text) returns text language plpgsql immutable parallel safe as $$
    begin
      return ltrim(regexp_replace(number, '\\D', '', 'g'), '0');
    end $$`.execute(db);
  await sql`create index orders_of_digits on orders (website_id, digits_of_number(number))`.execute(db);
  await sql`
    create function match_reference(digits text, at_most integer) returns table (id text)
    language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
    begin
      return query select o.id from orders o
        where o.website_id = current_setting('app.website_id', true) and digits_of_number(o.number) = digits
        order by o.created_at desc limit at_most;
    end $$`.execute(db);
  await sql`revoke execute on function match_reference(text, integer) from public`.execute(db);
  await sql`grant execute on function match_reference(text, integer) to etalage_app`.execute(db);
}

/** A part that the bank took back is owed, unless another payment holds its money; it was stored as a refund before. */
async function oweParts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      update orders o set payment_status = 'charged_back'
      where o.website_id = ${id} and o.payment_status = 'partially_refunded'
        and exists (select from payment_events e
          where e.website_id = o.website_id and e.order_id = o.id and e.charged_back > 0)
        and not exists (select from payment_attempts a
          where a.website_id = o.website_id and a.order_id = o.id
            and exists (select from payment_events e
              where e.website_id = a.website_id and e.attempt_id = a.id and e.status = 'paid')
            and not exists (select from payment_events e
              where e.website_id = a.website_id and e.attempt_id = a.id
                and (e.charged_back > 0 or e.status = 'withdrawn' or e.refunded >= a.amount)))`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
