import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The size of each picture and what is shown in its place until it is loaded. By its address and not by its file:
 * a picture may be outside the files that owners uploaded, or belong to another website.
 */
export const pictures: Migration = {
  name: '0034-pictures',
  async up(db) {
    await sql`
      create table pictures (
        website_id text not null references websites (id) on delete cascade,
        address text not null,
        width integer not null,
        height integer not null,
        placeholder text not null,
        primary key (website_id, address)
      )`.execute(db);
    await protectTenantTable(db, 'pictures');
  },
};
