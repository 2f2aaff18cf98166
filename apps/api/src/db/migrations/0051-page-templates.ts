import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import { trackRows } from './file-library/row-usages.ts';
import type { Migration } from './migration.ts';

/** Pages that an owner keeps to start new ones with. Their files are used, but by nothing that visitors see. */
export const pageTemplates: Migration = {
  name: '0051-page-templates',
  async up(db) {
    // json and not jsonb: the order of a block's slots is the order in which they are read.
    await sql`
      create table page_templates (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        title text not null,
        document json not null check (json_typeof(document) = 'object'),
        sketch text[] not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (website_id, id)
      )`.execute(db);
    await sql`create unique index page_templates_title on page_templates (website_id, lower(title))`.execute(
      db,
    );
    await protectTenantTable(db, 'page_templates');
    await trackRows(db, {
      table: 'page_templates',
      columns: 'document',
      kind: `'page_template'`,
      id: 'row.id',
      isLive: 'false',
      content: 'row.document::text',
    });
  },
};
