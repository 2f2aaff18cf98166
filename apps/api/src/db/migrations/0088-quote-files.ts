import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Files that go with the offers of a quote. They are files of a member that are in no library, and leave when no version
 * names them. No foreign key: a quote that goes leaves its files to the sweep, which removes their bytes too.
 */
export const quoteFiles: Migration = {
  name: '0088-quote-files',
  async up(db) {
    await sql`
      alter table files
        add column quote_id text,
        add constraint files_of_quote check (quote_id is null or (is_private and member_id is not null))`.execute(
      db,
    );
    await sql`create index files_of_quotes on files (website_id, quote_id) where quote_id is not null`.execute(
      db,
    );
    await sql`drop index files_to_sweep`.execute(db);
    await sql`create index files_to_sweep on files (website_id, changed_at)
      where state <> 'stored' or (visitor_hash is not null and claimed_by is null) or removed_at is not null
        or replaced_at is not null or quote_id is not null`.execute(db);
    // The offers of all websites together, so row-level security must not apply to the owner here.
    await sql`alter table quote_offers no force row level security`.execute(db);
    await sql`
      update quote_offers set content = content || '{"files": []}' where content -> 'files' is null`.execute(
      db,
    );
    await sql`alter table quote_offers force row level security`.execute(db);
  },
};
