import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * What each order charges per category and rate, out of its stored calculation, and whether it is in the books, so that
 * the sums of a quarter read neither orders nor their snapshots. An order is never recomputed: its amounts are written once.
 */
export async function createOrderVat(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_vat (
      website_id text not null,
      order_id text not null,
      category text not null,
      rate integer not null,
      destination text not null,
      gross bigint not null,
      tax bigint not null,
      at timestamptz not null,
      country text not null,
      is_booked boolean not null,
      primary key (website_id, order_id, category, rate),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'order_vat');
  await sql`revoke update, delete on order_vat from etalage_app`.execute(db);
  await sql`grant update (at, country, is_booked) on order_vat to etalage_app`.execute(db);
  await sql`
    create index order_vat_booked on order_vat (website_id, at, order_id)
    include (category, rate, destination, country, gross, tax) where is_booked`.execute(db);
  await createIsBooked(db);
  await createVatPartsOf(db);
  await followOrders(db);
}

/** What counts as sold, as the overview counts it, and valid orders of which there is nothing to pay. Tests never count. */
async function createIsBooked(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_booked(status text, payment_method text, payment_status text, is_test boolean, total bigint)
    returns boolean language sql immutable parallel safe as $$
      select is_sale(status, payment_method, payment_status, is_test)
        or (not is_test and status <> 'cancelled' and total <= 0)
    $$`.execute(db);
}

async function followOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_order_vat() returns trigger language plpgsql as $$
    declare
      booked boolean := is_booked(new.status, new.payment_method, new.payment_status, new.is_test, new.total_incl_tax);
    begin
      if tg_op = 'INSERT' then
        insert into order_vat select new.website_id, new.id, p.*, new.created_at, new.country, booked from vat_parts_of(new) p;
      elsif booked <> is_booked(old.status, old.payment_method, old.payment_status, old.is_test, old.total_incl_tax)
        or new.country <> old.country or new.created_at <> old.created_at then
        update order_vat set at = new.created_at, country = new.country, is_booked = booked
        where website_id = new.website_id and order_id = new.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_order_vat after insert or update on orders for each row
    execute function follow_order_vat()`.execute(db);
}

/**
 * The groups of the stored calculation, merged as `paidParts` of shop-domain merges them. One line with the totals of the
 * order when it cannot be read or does not agree with them, so that the sum of the lines is always the order. In PL/pgSQL,
 * which plans it once per session and not once per order.
 */
async function createVatPartsOf(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function whole_number_of(value jsonb) returns bigint language sql immutable parallel safe as $$
      select case when jsonb_typeof(value) = 'number' and value::text ~ '^-?[0-9]{1,15}$' then value::text::bigint end
    $$`.execute(db);
  await sql`
    create function vat_parts_of(o orders)
    returns table (category text, rate integer, destination text, gross bigint, tax bigint)
    language plpgsql immutable as $$
    #variable_conflict use_column
    begin
      return query with found as materialized (
        select g->>'category' as category, whole_number_of(g->'rate') as rate, whole_number_of(g->'gross') as gross,
          whole_number_of(g->'tax') as tax
        from jsonb_array_elements(case when jsonb_typeof(o.snapshot #> '{calculation,checkout,groups}') = 'array'
          then o.snapshot #> '{calculation,checkout,groups}' else '[]' end) g
      ), merged as materialized (
        select category, rate, sum(gross)::bigint as gross, sum(tax)::bigint as tax from found
        where length(category) between 1 and 3 and rate between 0 and 10000 and gross is not null and tax is not null
        group by category, rate
      ), agreed as (
        select count(*) > 0 and sum(gross) = o.total_incl_tax and sum(tax) = o.total_tax as is_true from merged
      )
      select m.category, m.rate::integer, coalesce(left(o.snapshot #>> '{vat,destination}', 2), ''), m.gross, m.tax
      from merged m where (select is_true from agreed)
      union all
      select '', 0, '', o.total_incl_tax, o.total_tax where (select is_true from agreed) is not true;
    end $$`.execute(db);
}

/** The parts of the orders that exist. */
export async function addExistingOrderVat(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into order_vat
      select o.website_id, o.id, p.*, o.created_at, o.country,
        is_booked(o.status, o.payment_method, o.payment_status, o.is_test, o.total_incl_tax)
      from orders o, vat_parts_of(o) p where o.website_id = ${id}`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
