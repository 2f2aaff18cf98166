import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which categories an import made, in their order, so that taking it back can take them away too. */
export const madeCategories: Migration = {
  name: '0067-made-categories',
  async up(db) {
    await sql`alter table catalogue_imports add column made_categories text[] not null default '{}'`.execute(
      db,
    );
  },
};
