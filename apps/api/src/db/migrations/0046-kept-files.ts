import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A file that becomes visible is kept: its row is locked until the transaction that shows it ends, so that a sweep at the
 * same time leaves it alone, and one that was marked for removal but still has its bytes goes back to the bin. Rows are
 * locked in one order, as everywhere.
 */
export const keptFiles: Migration = {
  name: '0046-kept-files',
  async up(db) {
    await sql`
      create function keep_shown_file() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        perform from files f join shown s on f.website_id = s.website_id and f.key = s.key
          where s.is_live order by f.key for share of f;
        update files f set state = 'stored', changed_at = now() from shown s
          where f.website_id = s.website_id and f.key = s.key and s.is_live and f.state = 'leaving'
            and f.removed_at is not null;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger file_usages_kept after insert on file_usages
      referencing new table as shown for each statement execute function keep_shown_file()`.execute(db);
  },
};
