import { sql } from 'kysely';
import { protectTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** A new address of an account, until the mail to it is answered; an account has one at a time. */
export const emailChanges: Migration = {
  name: '0015-email-changes',
  async up(db) {
    await sql`
      create table email_changes (
        user_id text primary key references users (id) on delete cascade,
        token_hash text not null unique,
        email text not null check (email = lower(btrim(email)) and email <> ''),
        created_at timestamptz not null default now()
      )`.execute(db);
    await protectTable(
      db,
      'email_changes',
      sql`token_hash = current_setting('app.reset_hash', true) or user_id = current_setting('app.user_id', true)`,
    );
  },
};
