import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Two people who edit one category do not overwrite each other. */
export const categoryVersions: Migration = {
  name: '0056-category-versions',
  async up(db) {
    await sql`alter table categories add column version integer not null default 1`.execute(db);
  },
};
