import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Menus that were deleted wait for a while before they are gone; until then they can come back with all versions. */
export const deletedMenus: Migration = {
  name: '0039-deleted-menus',
  async up(db) {
    await sql`alter table menus add column deleted_at timestamptz`.execute(db);
    // Also a query that does not exclude deleted menus reads none.
    await sql`
      create policy menus_not_deleted on menus as restrictive
        using (deleted_at is null or current_setting('app.deleted_menus', true) = 'shown')`.execute(db);
  },
};
