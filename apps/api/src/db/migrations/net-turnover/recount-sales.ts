import { type Kysely, sql } from 'kysely';

/** Counts the orders and refunds that exist by the new rules. */
export async function recountSales(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`delete from sale_hours where website_id = ${id}`.execute(db);
    await sql`delete from product_sales where website_id = ${id}`.execute(db);
    await sql`
      select add_sale_hour(${id}, hour, turnover, orders) from (
        select date_trunc('hour', o.created_at) as hour, sum(o.total_excl_tax)::bigint as turnover,
          count(*)::integer as orders
        from orders o where o.website_id = ${id}
          and is_sale(o.status, o.payment_method, o.payment_status, o.is_test) group by 1) sold`.execute(db);
    await sql`
      select add_sale_hour(${id}, date_trunc('hour', r.created_at), -refunded_turnover(r), 0)
      from refunds r where r.website_id = ${id} and not is_test_refund(r)`.execute(db);
    // In one statement: adding order by order, each update of a row would read all that it was before in this transaction.
    await sql`
      insert into product_sales (website_id, unit, starts, product_id, title, pieces, turnover)
      select o.website_id, u.unit, date_trunc(u.unit, o.created_at at time zone 'Europe/Amsterdam')::date, l.product_id,
        (array_agg(l.title order by o.created_at desc, o.id desc, l.title desc))[1], sum(l.quantity), sum(l.total_excl_tax)
      from orders o
      join order_lines l on l.website_id = o.website_id and l.order_id = o.id
      cross join unnest(array['day', 'month']) as u (unit)
      where o.website_id = ${id} and is_product_sale(o) group by 1, 2, 3, 4`.execute(db);
    await sql`
      select refresh_customers(${id}, array_agg(email)) from (
        select email, (row_number() over (order by email) - 1) / 1000 as batch
        from customers where website_id = ${id} and email is not null) found group by batch`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
