import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The values that a website stores once for a field of a template, and that every page shows whose switch is at all
 * pages (SEC-09).
 */
export const sharedValues: Migration = {
  name: '0028-shared-values',
  async up(db) {
    // json and not jsonb: the order of a block's slots is the order in which they are read.
    await sql`
      create table shared_values (
        website_id text not null references websites (id) on delete cascade,
        template text not null,
        field text not null,
        version integer not null,
        value json not null,
        primary key (website_id, template, field)
      )`.execute(db);
    await protectTenantTable(db, 'shared_values');
  },
};
