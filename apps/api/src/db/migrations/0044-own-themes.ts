import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Looks that an owner saved under a name, to use them again. */
export const ownThemes: Migration = {
  name: '0044-own-themes',
  async up(db) {
    await sql`
      create table own_themes (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        name text not null,
        look json not null,
        primary key (website_id, id)
      )`.execute(db);
    // Two names that differ in capitals only cannot be told apart.
    await sql`create unique index own_themes_by_name on own_themes (website_id, lower(name))`.execute(db);
    await protectTenantTable(db, 'own_themes');
  },
};
