import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a menu was stored, which is its last change until an owner saves a draft; for menus from before, as old as their website. */
export const storedMenus: Migration = {
  name: '0045-stored-menus',
  async up(db) {
    await sql`alter table menus add column stored_at timestamptz not null default now()`.execute(db);
    // Menus of all websites together.
    await sql`alter table menus no force row level security`.execute(db);
    await sql`alter table websites no force row level security`.execute(db);
    await sql`update menus set stored_at = w.created_at from websites w where w.id = menus.website_id`.execute(
      db,
    );
    await sql`alter table menus force row level security`.execute(db);
    await sql`alter table websites force row level security`.execute(db);
  },
};
