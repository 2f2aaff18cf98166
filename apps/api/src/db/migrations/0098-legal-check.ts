import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What the last legal check of a website found, and what its owner put aside. */
export const legalCheck: Migration = {
  name: '0098-legal-check',
  async up(db) {
    await sql`
      create table legal_checks (
        website_id text not null primary key,
        checked_at timestamptz not null default clock_or(now()),
        findings jsonb not null,
        pages integer not null,
        products integer not null,
        skipped integer not null
      )`.execute(db);
    await protectTenantTable(db, 'legal_checks');
    await sql`
      create table legal_asides (
        website_id text not null,
        key text not null,
        reason text not null,
        member_name text not null,
        created_at timestamptz not null default clock_or(now()),
        primary key (website_id, key)
      )`.execute(db);
    await protectTenantTable(db, 'legal_asides');
  },
};
