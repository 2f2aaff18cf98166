import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How large an import is, when it was last worked on, and why one of its items was refused at receipt. */
export const importProgress: Migration = {
  name: '0063-import-progress',
  async up(db) {
    await sql`
      alter table catalogue_imports
        add column bytes bigint not null default 0,
        add column worked_at timestamptz not null default now()`.execute(db);
    await sql`alter table catalogue_import_items add column refused jsonb`.execute(db);
  },
};
