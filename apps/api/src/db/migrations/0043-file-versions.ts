import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files that were replaced by another one, and the point of a picture that stays in view where it is cropped. */
export const fileVersions: Migration = {
  name: '0043-file-versions',
  async up(db) {
    await sql`
      alter table files
        add column replaced_by text,
        add column replaced_at timestamptz,
        add column focus_x smallint check (focus_x between 0 and 100),
        add column focus_y smallint check (focus_y between 0 and 100),
        add constraint files_replaced check ((replaced_by is null) = (replaced_at is null)),
        add constraint files_focus check ((focus_x is null) = (focus_y is null))`.execute(db);
    await sql`create index files_previous on files (website_id, replaced_by) where replaced_by is not null`.execute(
      db,
    );
    await sql`drop index files_to_sweep`.execute(db);
    await sql`create index files_to_sweep on files (website_id, changed_at)
      where state <> 'stored' or (visitor_hash is not null and claimed_by is null) or removed_at is not null
        or replaced_at is not null`.execute(db);
    // Replacing a file changes the stored version of a form, which nothing did before.
    await sql`drop trigger form_versions_files on form_versions`.execute(db);
    await sql`
      create trigger form_versions_files after insert or update of items on form_versions
      for each row execute function track_form_files()`.execute(db);
  },
};
