import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * What each invoice charges and each credit note takes back per category and rate, with what decides in which return it
 * belongs, so that the figures of a quarter read neither documents nor orders. Written once with its document, which is
 * never changed; those of tests are in no books.
 */
export async function createInvoiceVat(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_vat (
      website_id text not null,
      invoice_id text not null,
      date date not null,
      category text not null,
      rate integer not null,
      treatment text not null,
      destination text not null,
      credited_on date,
      net bigint not null,
      tax bigint not null,
      distance boolean not null,
      vies text not null,
      primary key (website_id, invoice_id, category, rate),
      foreign key (website_id, invoice_id) references invoices (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'invoice_vat');
  await sql`revoke update, delete on invoice_vat from etalage_app`.execute(db);
  await createIndexes(db);
  await createIsDistanceSale(db);
  await createVatPartsOfInvoice(db);
  await followInvoices(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoice_vat_by_date on invoice_vat (website_id, date)
    include (category, rate, treatment, destination, credited_on, net, tax)`.execute(db);
  await sql`
    create index invoice_vat_distance on invoice_vat (website_id, date) include (net) where distance`.execute(
    db,
  );
  await sql`
    create index invoice_vat_to_companies on invoice_vat (website_id, date)
    where category in ('K', 'AE')`.execute(db);
  await sql`
    create index invoice_vat_unproven on invoice_vat (website_id, date)
    where category = 'S' and vies = 'unavailable'`.execute(db);
}

/**
 * Whether the VAT decision of an order was one about goods to a consumer in another member state. Decisions from before they
 * said so are told by their reason.
 */
async function createIsDistanceSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_distance_sale(vat jsonb) returns boolean language plpgsql immutable parallel safe as $$
    begin
      if vat ? 'distance_sale' then
        return vat -> 'distance_sale' = 'true'::jsonb;
      end if;
      return coalesce(vat ->> 'category' = 'S' and vat #>> '{reason,key}' in (
        'webshop_vat_reason_consumer_domestic_rate', 'webshop_vat_reason_oss', 'webshop_vat_reason_invalid',
        'webshop_vat_reason_unavailable', 'webshop_vat_reason_unchecked'), false);
    end $$`.execute(db);
}

/** The VAT groups of a document, with a minus in a credit note, and the decision of its order. */
async function createVatPartsOfInvoice(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function vat_parts_of_invoice(i invoices)
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
      select coalesce(o.snapshot -> 'vat', '{}') into vat from orders o
      where o.website_id = i.website_id and o.id = i.order_id;
      return query
        select g.category, g.rate, coalesce(vat ->> 'category', ''),
          case when g.category = 'S' then coalesce(left(vat ->> 'destination', 2), '') else '' end,
          (i.document #>> '{credits,date}')::date, sign * sum(g.net)::bigint, sign * sum(g.tax)::bigint,
          g.category in ('S', 'Z', 'E') and is_distance_sale(vat), coalesce(vat ->> 'status', '')
        from jsonb_to_recordset(i.document -> 'groups') as g (category text, rate integer, net bigint, tax bigint)
        group by g.category, g.rate;
    end $$`.execute(db);
}

async function followInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_invoice_vat() returns trigger language plpgsql as $$
    begin
      insert into invoice_vat select new.website_id, new.id, new.date, p.* from vat_parts_of_invoice(new) p;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_invoice_vat after insert on invoices for each row
    execute function follow_invoice_vat()`.execute(db);
}

/** The parts of the documents that exist. */
export async function addExistingInvoiceVat(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into invoice_vat
      select i.website_id, i.id, i.date, p.* from invoices i, vat_parts_of_invoice(i) p
      where i.website_id = ${id}`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
