import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/** What the shop notes about a customer. */
export async function createNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_notes (
      website_id text not null,
      id text not null,
      customer_id text not null,
      member_id text not null,
      member_name text not null,
      text text not null,
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      foreign key (website_id, customer_id) references customers (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'customer_notes');
  await sql`create index customer_notes_newest on customer_notes (website_id, customer_id, created_at desc)`.execute(
    db,
  );
}
