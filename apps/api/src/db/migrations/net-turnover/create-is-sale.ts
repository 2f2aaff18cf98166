import { type Kysely, sql } from 'kysely';

/**
 * What counts as sold: its money arrived, also if it went back later, because refunds count apart; or it comes by a way
 * outside the shop, and the order is valid. Tests never count.
 */
export async function createIsSale(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_sale(status text, payment_method text, payment_status text, is_test boolean) returns boolean
    language sql immutable parallel safe as $$
      select not is_test and (payment_status in ('paid', 'partially_refunded', 'refunded', 'charged_back')
        or (status <> 'cancelled' and payment_method in ('', 'wire', 'pay_on_pickup')))
    $$`.execute(db);
  // Of products, what was cancelled or wholly paid back is not counted, because refunds need not say of which product.
  await sql`
    create function is_product_sale(o orders) returns boolean language sql immutable parallel safe as $$
      select is_sale(o.status, o.payment_method, o.payment_status, o.is_test) and o.status <> 'cancelled' and o.payment_status not in ('refunded', 'charged_back')
    $$`.execute(db);
}

/** Adds an order to the figures, or takes it off. Products in their order, so that two orders never wait for each other. */
export async function createAddingSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_sale_hour(site text, at timestamptz, amount bigint, count integer) returns void
    language plpgsql as $$
    begin
      insert into sale_hours as s (website_id, hour, turnover, orders)
      values (site, date_trunc('hour', at), amount, count)
      on conflict (website_id, hour)
        do update set turnover = s.turnover + excluded.turnover, orders = s.orders + excluded.orders;
    end $$`.execute(db);
  await sql`
    create function add_product_sales(sold orders, sign integer) returns void language plpgsql as $$
    begin
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
    create or replace function follow_sale() returns trigger language plpgsql as $$
    declare
      changed integer := is_sale(new.status, new.payment_method, new.payment_status, new.is_test)::integer
        - (tg_op = 'UPDATE' and is_sale(old.status, old.payment_method, old.payment_status, old.is_test))::integer;
      changed_products integer := is_product_sale(new)::integer
        - (tg_op = 'UPDATE' and is_product_sale(old))::integer;
    begin
      if changed <> 0 then
        perform add_sale_hour(new.website_id, new.created_at, changed * new.total_excl_tax, changed);
      end if;
      if changed_products <> 0 then perform add_product_sales(new, changed_products); end if;
      return null;
    end $$`.execute(db);
  await sql`drop function add_sale(orders, integer)`.execute(db);
}
