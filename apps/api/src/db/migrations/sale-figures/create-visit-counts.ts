import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../../tenant-table.ts';

/** How often a website was visited per hour, and which words were searched for in vain; sums only, nothing of a visitor. */
export async function createVisitCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_counts (
      website_id text not null references websites (id) on delete cascade,
      hour timestamptz not null,
      visits integer not null check (visits > 0),
      primary key (website_id, hour)
    )`.execute(db);
  await sql`
    create table missed_searches (
      website_id text not null references websites (id) on delete cascade,
      day date not null,
      words text not null,
      count integer not null check (count > 0),
      primary key (website_id, day, words)
    )`.execute(db);
  await protectTenantTable(db, 'visit_counts');
  await protectTenantTable(db, 'missed_searches');
}
