import { sql } from 'kysely';
import { ownerMayRead, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';
import { createFollowing } from './search-pending/following.ts';
import { leaveMembersLater, takeTurns } from './search-pending/triggers.ts';

/**
 * Products of which the search documents are still to be written. Writing one takes milliseconds, most of them for the
 * text index, so a change of many products leaves it to a worker; their filter values are here until then, so that
 * visitors can filter by them at once.
 */
export const searchPending: Migration = {
  name: '0066-search-pending',
  async up(db) {
    await sql`
      create table search_pending (
        website_id text not null references websites (id) on delete cascade,
        product_id text not null,
        facets integer[] not null,
        texts boolean not null default false,
        primary key (website_id, product_id)
      )`.execute(db);
    await protectTenantTable(db, 'search_pending');
    await ownerMayRead(db, 'search_pending');
    // Every row is written once and deleted seconds later: PostgreSQL should clean up after a few hundred of them.
    await sql`
      alter table search_pending set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500)`.execute(
      db,
    );
    await createFollowing(db);
    await takeTurns(db);
    await leaveMembersLater(db);
    await sql`
      create function search_pending_websites() returns setof text
      language sql stable security definer set search_path = public, pg_temp
      begin atomic
        select distinct website_id from search_pending order by 1;
      end`.execute(db);
    await sql`revoke execute on function search_pending_websites() from public`.execute(db);
    await sql`grant execute on function search_pending_websites() to etalage_app`.execute(db);
  },
};
