import { type Kysely, sql } from 'kysely';

/** Addresses that are counted at once. */
const AT_ONCE = 1000;

/** Makes the customers of the orders, quote requests and submissions that exist. */
export async function countExistingCustomers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select refresh_customers(${id}, array_agg(email)) from (
        select email, (row_number() over (order by email) - 1) / ${AT_ONCE}::integer as batch from (
          select email from orders where website_id = ${id}
          union select email from quotes where website_id = ${id}
          union select email from form_submissions where website_id = ${id}) found where email <> '') numbered
      group by batch`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
