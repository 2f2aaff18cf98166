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
