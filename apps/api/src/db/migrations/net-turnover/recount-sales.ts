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
    await sql`select add_product_sales(o, 1) from orders o where website_id = ${id} and is_product_sale(o)`.execute(
      db,
    );
    await sql`
      select refresh_customers(${id}, array_agg(email)) from (
        select email, (row_number() over (order by email) - 1) / 1000 as batch
        from customers where website_id = ${id} and email is not null) found group by batch`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
