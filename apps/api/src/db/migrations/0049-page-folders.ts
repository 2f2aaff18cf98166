import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Folders of pages: titles of addresses without a page; and the address of a page that is offline, for its redirect. */
export const pageFolders: Migration = {
  name: '0049-page-folders',
  async up(db) {
    await sql`alter table pages add column offline_path text`.execute(db);
    await sql`
      create table page_folders (
        website_id text not null references websites (id) on delete cascade,
        path text not null,
        title text not null,
        primary key (website_id, path)
      )`.execute(db);
    await protectTenantTable(db, 'page_folders');
  },
};
