import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Templates of an owner that were deleted wait for a while before they are gone. */
export const deletedTemplates: Migration = {
  name: '0041-deleted-templates',
  async up(db) {
    await sql`alter table templates add column deleted_at timestamptz`.execute(db);
    // Also a query that does not exclude deleted templates reads none.
    await sql`
      create policy templates_not_deleted on templates as restrictive
        using (deleted_at is null or current_setting('app.deleted_templates', true) = 'shown')`.execute(db);
  },
};
