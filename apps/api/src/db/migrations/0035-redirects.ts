import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Redirects that owners change, with patterns; ignored addresses; and what members changed. */
export const redirects: Migration = {
  name: '0035-redirects',
  async up(db) {
    await sql`
      alter table redirects
        add column id text not null default gen_random_uuid()::text,
        add column permanent boolean not null default true,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add constraint redirects_id unique (website_id, id)`.execute(db);
    await sql`create index redirects_by_time on redirects (website_id, updated_at desc, from_path)`.execute(
      db,
    );
    await createSources(db);
    await sql`
      create table not_found_ignored (
        website_id text not null references websites (id) on delete cascade,
        path text not null,
        created_at timestamptz not null default now(),
        primary key (website_id, path)
      )`.execute(db);
    await protectTenantTable(db, 'not_found_ignored');
    await createAuditEvents(db);
  },
};

/**
 * What `from_path` may be for a path: itself, and the patterns above it. `redirectSources` of the model does the same; a
 * test compares them.
 */
async function createSources(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function redirect_sources(path text) returns text[] language sql immutable parallel safe as $$
      select array_prepend(path, case when path = '/' then '{}' else array(
        select array_to_string(parts[1:number], '/') || '/*'
        from string_to_array(path, '/') parts, generate_series(1, least(cardinality(parts) - 1, 250)) number
      ) end)
    $$`.execute(db);
}

async function createAuditEvents(db: Kysely<unknown>): Promise<void> {
  // The member is copied, because an event outlives the membership. Events of one action have the same change.
  await sql`
    create table audit_events (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      change_id text not null,
      at timestamptz not null default clock_timestamp(),
      member_id text not null,
      member_name text not null,
      subject_kind text not null,
      subject_id text not null,
      action text not null,
      before jsonb,
      after jsonb,
      primary key (website_id, id)
    )`.execute(db);
  await sql`
    create index audit_events_of_subject on audit_events (website_id, subject_kind, subject_id, at desc)`.execute(
    db,
  );
  await sql`create index audit_events_of_change on audit_events (website_id, change_id)`.execute(db);
  await sql`create index audit_events_by_time on audit_events (website_id, at)`.execute(db);
  await protectTenantTable(db, 'audit_events');
}
