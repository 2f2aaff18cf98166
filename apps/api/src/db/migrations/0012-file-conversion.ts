import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Photos that a job makes a JPEG of: they wait in storage meanwhile, and one that cannot be read says why. */
export const fileConversion: Migration = {
  name: '0012-file-conversion',
  async up(db) {
    await sql`alter table files
      drop constraint files_state_check,
      add constraint files_state_check
        check (state in ('asked', 'arrived', 'converting', 'refused', 'stored', 'leaving')),
      add column refusal text,
      add constraint files_refusal_check check (state <> 'refused' or refusal is not null)`.execute(db);
  },
};
