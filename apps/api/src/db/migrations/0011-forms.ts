import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Visitor forms with every state their questions had, and what visitors sent. */
export const forms: Migration = {
  name: '0011-forms',
  async up(db) {
    await sql`
      create table forms (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        title text not null,
        version integer not null default 1 check (version > 0),
        settings jsonb not null check (jsonb_typeof(settings) = 'object'),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (website_id, id)
      )`.execute(db);
    await protectTenantTable(db, 'forms');

    // A submission is shown with the questions that its visitor saw, so a stored version never changes.
    await sql`
      create table form_versions (
        website_id text not null,
        form_id text not null,
        version integer not null check (version > 0),
        submit_title text not null,
        summary boolean not null default false,
        items jsonb not null check (jsonb_typeof(items) = 'array'),
        member text not null default '',
        created_at timestamptz not null default now(),
        primary key (website_id, form_id, version),
        foreign key (website_id, form_id) references forms (website_id, id) on delete cascade
      )`.execute(db);
    await protectTenantTable(db, 'form_versions');

    // 'values' is a word of SQL.
    await sql`
      create table form_submissions (
        website_id text not null,
        id text not null,
        form_id text not null,
        version integer not null,
        answers jsonb not null check (jsonb_typeof(answers) = 'object'),
        words text not null default '',
        url text not null default '',
        read_at timestamptz,
        created_at timestamptz not null default now(),
        delete_at timestamptz,
        primary key (website_id, id),
        foreign key (website_id, form_id, version)
          references form_versions (website_id, form_id, version) on delete cascade
      )`.execute(db);
    await sql`
      create index form_submissions_newest on form_submissions (website_id, created_at desc, id)`.execute(db);
    await sql`
      create index form_submissions_of_form on form_submissions (website_id, form_id, version)`.execute(db);
    await sql`
      create index form_submissions_ending on form_submissions (website_id, delete_at)
        where delete_at is not null`.execute(db);
    await protectTenantTable(db, 'form_submissions');
  },
};
