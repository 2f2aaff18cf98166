import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The drafts and versions of what an owner edits as a whole beside pages: texts, look, cookies and menus. What visitors
 * see stays in `websites.settings` and `menus`; publishing writes it there.
 */
export const siteParts: Migration = {
  name: '0036-site-parts',
  async up(db) {
    // json and not jsonb: what was saved is compared and returned as it was.
    await sql`
      create table site_part_drafts (
        website_id text not null references websites (id) on delete cascade,
        kind text not null,
        part_id text not null,
        revision integer not null,
        published_revision integer,
        value json not null,
        member text not null,
        changed_at timestamptz not null,
        primary key (website_id, kind, part_id)
      )`.execute(db);
    await protectTenantTable(db, 'site_part_drafts');
    await sql`
      create table site_part_versions (
        website_id text not null,
        kind text not null,
        part_id text not null,
        revision integer not null,
        value json not null,
        member text not null,
        created_at timestamptz not null,
        is_published boolean not null,
        primary key (website_id, kind, part_id, revision),
        foreign key (website_id, kind, part_id)
          references site_part_drafts (website_id, kind, part_id) on delete cascade
      )`.execute(db);
    await protectTenantTable(db, 'site_part_versions');
  },
};
