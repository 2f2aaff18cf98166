import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Days in which a website that exists keeps all that no term was for before, so that its owner can choose first. */
const GRACE_DAYS = 30;

/** How long personal data is kept, and what was erased when its term was over. */
export const privacy: Migration = {
  name: '0101-privacy',
  async up(db) {
    await sql`
      create table retention_settings (
        website_id text not null primary key references websites (id) on delete cascade,
        version integer not null default 0,
        terms jsonb not null default '{}',
        begins_at timestamptz
      )`.execute(db);
    await protectTenantTable(db, 'retention_settings');
    await sql`
      create table retention_runs (
        website_id text not null references websites (id) on delete cascade,
        kind text not null,
        started_at timestamptz not null,
        finished_at timestamptz,
        erased integer not null default 0,
        primary key (website_id, kind)
      )`.execute(db);
    await protectTenantTable(db, 'retention_runs');
    await sql`
      create table privacy_registers (
        website_id text not null primary key references websites (id) on delete cascade,
        version integer not null,
        entries jsonb not null
      )`.execute(db);
    await protectTenantTable(db, 'privacy_registers');
    await sql`
      create table privacy_requests (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        kind text not null,
        asked_on date not null,
        is_extended boolean not null default false,
        done_on date,
        primary key (website_id, id)
      )`.execute(db);
    await protectTenantTable(db, 'privacy_requests');
    await sql`
      create table stopped_reminders (
        website_id text not null references websites (id) on delete cascade,
        token text not null,
        stopped_at timestamptz not null default clock_or(now()),
        primary key (website_id, token)
      )`.execute(db);
    await protectTenantTable(db, 'stopped_reminders');
    await sql`alter table mail_outbox add column stop_url text not null default ''`.execute(db);
    const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
    for (const { id } of rows) {
      await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
      await sql`
        insert into retention_settings (website_id, begins_at)
        values (${id}, clock_or(now()) + make_interval(days => ${GRACE_DAYS}::int))`.execute(db);
    }
    await sql`select set_config('app.website_id', '', true)`.execute(db);
  },
};
