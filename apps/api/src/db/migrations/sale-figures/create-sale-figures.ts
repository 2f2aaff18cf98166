import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/**
 * Turnover and orders of each hour, and of each product per day and month. They follow each change of an order, so that
 * no screen has to read all orders.
 */
export async function createSaleFigures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sale_hours (
      website_id text not null references websites (id) on delete cascade,
      hour timestamptz not null,
      turnover bigint not null,
      orders integer not null,
      primary key (website_id, hour)
    )`.execute(db);
  await sql`
    create table product_sales (
      website_id text not null references websites (id) on delete cascade,
      unit text not null check (unit in ('day', 'month')),
      starts date not null,
      product_id text not null,
      title text not null,
      pieces bigint not null,
      turnover bigint not null,
      primary key (website_id, unit, starts, product_id)
    )`.execute(db);
  await protectTenantTable(db, 'sale_hours');
  await protectTenantTable(db, 'product_sales');
  await createIsSale(db);
  await createCounting(db);
}

/** Valid, and the money is here or comes by a way outside the shop; what was paid back wholly is no sale. */
async function createIsSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_sale(status text, payment_method text, payment_status text) returns boolean
    language sql immutable parallel safe as $$
      select status <> 'cancelled' and (payment_status in ('paid', 'partially_refunded')
        or (payment_method in ('', 'wire', 'pay_on_pickup') and payment_status not in ('refunded', 'charged_back')))
    $$`.execute(db);
}

/** Adds an order to the figures, or takes it off. Products in their order, so that two orders never wait for each other. */
async function createCounting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_sale(sold orders, sign integer) returns void language plpgsql as $$
    begin
      insert into sale_hours as s (website_id, hour, turnover, orders)
      values (sold.website_id, date_trunc('hour', sold.created_at), sign * sold.total_excl_tax, sign)
      on conflict (website_id, hour)
        do update set turnover = s.turnover + excluded.turnover, orders = s.orders + excluded.orders;
      insert into product_sales as s (website_id, unit, starts, product_id, title, pieces, turnover)
      select sold.website_id, u.unit, date_trunc(u.unit, sold.created_at at time zone 'Europe/Amsterdam')::date,
        l.product_id, max(l.title), sign * sum(l.quantity), sign * sum(l.total_excl_tax)
      from order_lines l, unnest(array['day', 'month']) as u (unit)
      where l.website_id = sold.website_id and l.order_id = sold.id
      group by u.unit, l.product_id order by l.product_id, u.unit
      on conflict (website_id, unit, starts, product_id) do update
        set title = excluded.title, pieces = s.pieces + excluded.pieces, turnover = s.turnover + excluded.turnover;
    end $$`.execute(db);
  await sql`
    create function follow_sale() returns trigger language plpgsql as $$
    declare
      was boolean := tg_op = 'UPDATE' and is_sale(old.status, old.payment_method, old.payment_status);
      now_is boolean := is_sale(new.status, new.payment_method, new.payment_status);
    begin
      if was <> now_is then perform add_sale(new, case when now_is then 1 else -1 end); end if;
      return null;
    end $$`.execute(db);
  // At the end of the transaction, when the lines of a new order are there, and so that other orders wait shortly.
  await sql`
    create constraint trigger follow_sale after insert or update on orders
    deferrable initially deferred for each row execute function follow_sale()`.execute(db);
}

/** Counts the orders that exist. */
export async function countExistingSales(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select add_sale(o, 1) from orders o
      where website_id = ${id} and is_sale(status, payment_method, payment_status)`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
