import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** The proofs of the visitors' choices of cookies: when and what, not who. */
export const cookieConsents: Migration = {
  name: '0030-cookie-consents',
  async up(db) {
    await sql`
      create table cookie_consents (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        created_at timestamptz not null,
        given boolean not null,
        enabled text[] not null,
        offered text[] not null,
        url text not null,
        primary key (website_id, id)
      )`.execute(db);
    await sql`create index cookie_consents_by_time on cookie_consents (website_id, created_at desc)`.execute(
      db,
    );
    await protectTenantTable(db, 'cookie_consents');
  },
};
