import { sql } from 'kysely';
import { ownerMayRead, protectTable, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Accounts, memberships, sessions and the sign-in limiter. They belong to no website: a row is visible only to
 * the transaction that named it (`app.user_id`, `app.session_hash`, `app.login_keys`).
 */
export const auth: Migration = {
  name: '0005-auth',
  async up(db) {
    await sql`
      create table users (
        id text primary key,
        email text not null unique check (email = lower(btrim(email)) and email <> ''),
        name text not null,
        password_hash text not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await protectTable(db, 'users', sql`id = current_setting('app.user_id', true)`);
    await ownerMayRead(db, 'users');

    await sql`
      create table memberships (
        website_id text not null references websites (id) on delete cascade,
        user_id text not null references users (id) on delete cascade,
        role text not null check (role in ('owner', 'editor', 'shop')),
        primary key (website_id, user_id)
      )`.execute(db);
    await sql`create index memberships_of_user on memberships (user_id)`.execute(db);
    await protectTenantTable(db, 'memberships');
    await ownerMayRead(db, 'memberships');

    await sql`
      create table owner_sessions (
        token_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index owner_sessions_of_user on owner_sessions (user_id)`.execute(db);
    await protectTable(db, 'owner_sessions', sql`token_hash = current_setting('app.session_hash', true)`);

    await sql`
      create table login_attempts (
        key_hash text primary key,
        failures integer not null,
        blocked_until timestamptz,
        failed_at timestamptz not null default now()
      )`.execute(db);
    await protectTable(
      db,
      'login_attempts',
      sql`key_hash = any (string_to_array(current_setting('app.login_keys', true), ','))`,
    );

    // What sign-in reads before the user is known, and the websites of the user after that.
    await sql`
      create function account_for_email(email text)
      returns table (id text, password_hash text)
      language sql stable security definer set search_path = public, pg_temp
      begin atomic select u.id, u.password_hash from users u where u.email = lower(btrim($1)); end`.execute(
      db,
    );
    await sql`
      create function websites_of_user()
      returns table (id text, name text, host text, role text)
      language sql stable security definer set search_path = public, pg_temp
      begin atomic
        select w.id, w.name,
          coalesce((select h.host from website_hosts h where h.website_id = w.id
                    order by h.host <> 'localhost', h.host limit 1), w.slug || '.localhost'),
          m.role
        from memberships m join websites w on w.id = m.website_id
        where m.user_id = current_setting('app.user_id', true)
        order by w.name, w.id;
      end`.execute(db);
    await sql`revoke execute on function account_for_email(text), websites_of_user() from public`.execute(db);
    await sql`grant execute on function account_for_email(text), websites_of_user() to etalage_app`.execute(
      db,
    );
  },
};
