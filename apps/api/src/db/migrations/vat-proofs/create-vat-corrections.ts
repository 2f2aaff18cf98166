import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * The VAT decision of an order from a round of its documents on, in place of that with which it was placed: its invoice of
 * before was credited, and all that is made from then on is charged by this one.
 */
export async function createVatCorrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vat_corrections (
      website_id text not null,
      order_id text not null,
      round integer not null check (round > 1),
      vat jsonb not null,
      member_name text not null,
      created_at timestamptz not null default clock_or(now()),
      primary key (website_id, order_id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'vat_corrections');
  await sql`revoke update, delete on vat_corrections from etalage_app`.execute(db);
  await sql`grant update (vat) on vat_corrections to etalage_app`.execute(db);
  await createVatOfInvoice(db);
  await useItInReturns(db);
}

/** The VAT decision by which a document was charged. */
async function createVatOfInvoice(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function vat_of_invoice(i invoices) returns jsonb language plpgsql stable as $$
    declare
      vat jsonb;
    begin
      select c.vat into vat from vat_corrections c
      where c.website_id = i.website_id and c.order_id = i.order_id and c.round <= i.round;
      if vat is null then
        select coalesce(o.snapshot -> 'vat', '{}') into vat from orders o
        where o.website_id = i.website_id and o.id = i.order_id;
      end if;
      return coalesce(vat, '{}');
    end $$`.execute(db);
}

async function useItInReturns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function vat_parts_of_invoice(i invoices)
    returns table (category text, rate integer, treatment text, destination text, credited_on date, net bigint, tax bigint,
      distance boolean, vies text)
    language plpgsql stable as $$
    #variable_conflict use_column
    declare
      vat jsonb;
      sign integer := case i.kind when 'credit_note' then -1 else 1 end;
    begin
      if i.series not in ('invoice', 'credit_note') then
        return;
      end if;
      vat := vat_of_invoice(i);
      return query
        select g.category, g.rate, coalesce(vat ->> 'category', ''),
          case when g.category = 'S' then coalesce(left(vat ->> 'destination', 2), '') else '' end,
          (i.document #>> '{credits,date}')::date, sign * sum(g.net)::bigint, sign * sum(g.tax)::bigint,
          g.category in ('S', 'Z', 'E') and is_distance_sale(vat), coalesce(vat ->> 'status', '')
        from jsonb_to_recordset(i.document -> 'groups') as g (category text, rate integer, net bigint, tax bigint)
        group by g.category, g.rate;
    end $$`.execute(db);
}
