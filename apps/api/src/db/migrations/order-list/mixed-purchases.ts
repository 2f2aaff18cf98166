import { type Kysely, sql } from 'kysely';

/** Marks the orders and quote requests that exist and were made from one cart. */
export async function markMixedPurchases(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      update orders o set with_quote = true from quotes q
      where o.website_id = ${id} and q.website_id = ${id} and q.token = o.token`.execute(db);
    await sql`
      update quotes q set with_order = true from orders o
      where q.website_id = ${id} and o.website_id = ${id} and o.token = q.token`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
