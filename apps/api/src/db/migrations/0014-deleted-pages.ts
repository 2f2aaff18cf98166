import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pages that were deleted wait for a while before they are gone; until then they can come back with all versions. */
export const deletedPages: Migration = {
  name: '0014-deleted-pages',
  async up(db) {
    await sql`alter table pages add column deleted_at timestamptz`.execute(db);
    // A new page may have the path of a deleted one.
    await sql`alter table pages drop constraint pages_website_id_path_key`.execute(db);
    await sql`create unique index pages_path on pages (website_id, path) where deleted_at is null`.execute(
      db,
    );
    // Also a query that does not exclude deleted pages reads none: only `includeDeletedPages` makes them visible.
    await sql`
      create policy pages_not_deleted on pages as restrictive
        using (deleted_at is null or current_setting('app.deleted_pages', true) = 'shown')`.execute(db);
  },
};
