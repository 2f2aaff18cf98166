import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Terms that are a file of the library: its key, because the bytes behind a key never change. */
export const termsFiles: Migration = {
  name: '0102-terms-files',
  async up(db) {
    await sql`alter table agreed_terms add column file_key text`.execute(db);
    // The sweep of files asks for each file whether somebody agreed with it.
    await sql`
      create index agreed_terms_files on agreed_terms (website_id, file_key) where file_key is not null`.execute(
      db,
    );
  },
};
