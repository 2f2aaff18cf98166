import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/** Searches of the list of orders that the members of a website keep under a name. */
export async function createOrderViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_views (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      name text not null,
      search jsonb not null,
      primary key (website_id, id)
    )`.execute(db);
  await sql`create unique index order_views_by_name on order_views (website_id, lower(name))`.execute(db);
  await protectTenantTable(db, 'order_views');
}
