import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** The text of the terms as buyers agreed with it, and the mails that it goes with. */
export const agreedTerms: Migration = {
  name: '0097-agreed-terms',
  async up(db) {
    // Found by the hash of its text, so that all orders that agreed with the same text share one row.
    await sql`
      create table agreed_terms (
        website_id text not null references websites (id) on delete cascade,
        hash text not null,
        title text not null,
        address text not null,
        lines jsonb not null,
        created_at timestamptz not null default clock_or(now()),
        primary key (website_id, hash)
      )`.execute(db);
    await protectTenantTable(db, 'agreed_terms');
    // What was agreed stays as it was.
    await sql`revoke update, delete on agreed_terms from etalage_app`.execute(db);
    await sql`alter table mail_outbox add column terms text not null default ''`.execute(db);
  },
};
