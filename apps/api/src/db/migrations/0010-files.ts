import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Files of owners and visitors: the requested and the received ones, and the secret with which a website's upload and
 * download addresses are signed.
 */
export const files: Migration = {
  name: '0010-files',
  async up(db) {
    await sql`
      create table website_secrets (
        website_id text not null references websites (id) on delete cascade,
        purpose text not null check (purpose in ('files')),
        secret text not null,
        primary key (website_id, purpose)
      )`.execute(db);
    await protectTenantTable(db, 'website_secrets');
    // A visitor's file belongs to the browser with the cookie until a form is sent with it; then claimed_by is the
    // submission.
    await sql`
      create table files (
        website_id text not null references websites (id) on delete cascade,
        key text not null,
        state text not null check (state in ('asked', 'arrived', 'stored', 'leaving')),
        name text not null,
        content_type text not null,
        is_private boolean not null,
        most integer not null check (most > 0),
        size integer not null default 0 check (size >= 0),
        source_hash text,
        member_id text,
        visitor_hash text,
        form_id text,
        claimed_by text,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        primary key (website_id, key),
        check ((member_id is null) <> (visitor_hash is null))
      )`.execute(db);
    await sql`create index files_to_sweep on files (website_id, changed_at)
      where state <> 'stored' or (visitor_hash is not null and claimed_by is null)`.execute(db);
    await sql`create index files_of_visitor on files (website_id, visitor_hash)
      where visitor_hash is not null and claimed_by is null`.execute(db);
    await protectTenantTable(db, 'files');
  },
};
