import { sql } from 'kysely';
import { ownerMayRead, protectTable, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Websites and their host names, and the two doors through which a process learns which website it serves. */
export const websites: Migration = {
  name: '0001-websites',
  async up(db) {
    await sql`create extension if not exists unaccent`.execute(db);
    await sql`create extension if not exists pg_trgm`.execute(db);

    await sql`
      create table websites (
        id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
        slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
        name text not null,
        price_mode text not null default 'gross' check (price_mode in ('gross', 'net')),
        settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
        publish_number bigint not null default 0,
        created_at timestamptz not null default now()
      )`.execute(db);
    await protectTable(db, 'websites', sql`id = current_setting('app.website_id', true)`);
    await ownerMayRead(db, 'websites');

    await sql`
      create table website_hosts (
        website_id text not null references websites (id) on delete cascade,
        host text not null unique check (host = lower(host) and host <> ''),
        primary key (website_id, host)
      )`.execute(db);
    await protectTenantTable(db, 'website_hosts');
    await ownerMayRead(db, 'website_hosts');

    // The only answers given before a website is known; they run as the schema's owner.
    await sql`
      create function website_id_for_host(host text) returns text
      language sql stable security definer set search_path = public, pg_temp
      return (select h.website_id from website_hosts h where h.host = lower($1))`.execute(db);
    await sql`
      create function website_ids() returns setof text
      language sql stable security definer set search_path = public, pg_temp
      begin atomic select w.id from websites w order by w.id; end`.execute(db);
    await sql`revoke execute on function website_id_for_host(text), website_ids() from public`.execute(db);
    await sql`grant execute on function website_id_for_host(text), website_ids() to etalage_app`.execute(db);
  },
};
