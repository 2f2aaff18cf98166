import { type Kysely, sql } from 'kysely';

/**
 * Orders and quote requests say whether their cart became the other one too: to look for it among all of them takes
 * longer than the rest of the list.
 */
export async function markMixedPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column with_quote boolean not null default false`.execute(db);
  await sql`alter table quotes add column with_order boolean not null default false`.execute(db);
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
