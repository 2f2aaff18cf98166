import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a page goes online and offline by itself, with the member who planned it. */
export const plannedPages: Migration = {
  name: '0042-planned-pages',
  async up(db) {
    await sql`
      alter table pages
        add column publish_at timestamptz,
        add column unpublish_at timestamptz,
        add column planned_by_id text not null default '',
        add column planned_by_name text not null default ''`.execute(db);
    await sql`
      create index pages_planned on pages (website_id, least(publish_at, unpublish_at))
        where publish_at is not null or unpublish_at is not null`.execute(db);
  },
};
