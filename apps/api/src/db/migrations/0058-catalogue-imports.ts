import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Imports of the catalogue with their products, and what became of each. */
export const catalogueImports: Migration = {
  name: '0058-catalogue-imports',
  async up(db) {
    await sql`
      create table catalogue_imports (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        name text not null,
        state text not null default 'filling' check (state in
          ('filling', 'planning', 'planned', 'running', 'done', 'cancelled', 'undoing', 'undone')),
        clears_empty boolean not null,
        items integer not null default 0,
        handled integer not null default 0,
        member_id text not null,
        member_name text not null,
        created_at timestamptz not null default now(),
        primary key (website_id, id)
      )`.execute(db);
    await sql`create index catalogue_imports_by_time on catalogue_imports (website_id, created_at desc)`.execute(
      db,
    );
    await sql`
      create index catalogue_imports_at_work on catalogue_imports (website_id)
      where state in ('planning', 'running', 'undoing')`.execute(db);
    await protectTenantTable(db, 'catalogue_imports');

    await sql`
      create table catalogue_import_items (
        website_id text not null,
        import_id text not null,
        place integer not null,
        item jsonb not null,
        title text not null default '',
        product_id text not null default '',
        outcome text check (outcome in ('created', 'changed', 'unchanged', 'refused')),
        messages jsonb not null default '[]',
        changes jsonb not null default '[]',
        undo jsonb,
        primary key (website_id, import_id, place),
        foreign key (website_id, import_id) references catalogue_imports (website_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create index catalogue_import_items_by_outcome
      on catalogue_import_items (website_id, import_id, outcome, place)`.execute(db);
    await protectTenantTable(db, 'catalogue_import_items');
  },
};
