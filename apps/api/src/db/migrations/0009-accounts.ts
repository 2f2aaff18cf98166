import { sql } from 'kysely';
import { ownerMayRead, protectTable, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Sessions that can be listed and renewed, links that set a new password, invitations to a website, and mails that only
 * their recipient may read.
 */
export const accounts: Migration = {
  name: '0009-accounts',
  async up(db) {
    await sql`
      alter table owner_sessions
        add column id text not null default gen_random_uuid()::text,
        add column browser text not null default '',
        add column system text not null default '',
        add column last_used_at timestamptz not null default now(),
        add column renewed_at timestamptz not null default now(),
        add column replaced boolean not null default false`.execute(db);
    // A member may see and end all sessions of their own.
    await sql`
      create policy owner_sessions_of_user on owner_sessions
        using (user_id = current_setting('app.user_id', true))
        with check (user_id = current_setting('app.user_id', true))`.execute(db);

    await sql`
      create table password_resets (
        token_hash text primary key,
        user_id text not null references users (id) on delete cascade,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index password_resets_of_user on password_resets (user_id)`.execute(db);
    await protectTable(
      db,
      'password_resets',
      sql`token_hash = current_setting('app.reset_hash', true)
        or user_id = current_setting('app.user_id', true)`,
    );

    await sql`
      create table invitations (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        email text not null check (email = lower(btrim(email)) and email <> ''),
        role text not null check (role in ('owner', 'editor', 'shop')),
        token_hash text not null,
        invited_by text not null,
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        accepted_by text,
        primary key (website_id, id),
        unique (website_id, email)
      )`.execute(db);
    await protectTenantTable(db, 'invitations');
    await ownerMayRead(db, 'invitations');

    await sql`alter table mail_outbox add column private boolean not null default false`.execute(db);

    await sql`
      create function members_of_website()
      returns table (id text, name text, email text, role text)
      language sql stable security definer set search_path = public, pg_temp
      begin atomic
        select u.id, u.name, u.email, m.role
        from memberships m join users u on u.id = m.user_id
        where m.website_id = current_setting('app.website_id', true)
        order by lower(u.name), u.id;
      end`.execute(db);
    // The website whose outbox a mail to an account uses: one of which it is a member, or one that has invited it.
    await sql`
      create function mail_website_of(email text)
      returns table (user_id text, name text, website_id text)
      language sql stable security definer set search_path = public, pg_temp
      begin atomic
        select u.id, u.name, coalesce(
          (select m.website_id from memberships m where m.user_id = u.id order by m.website_id limit 1),
          (select i.website_id from invitations i where i.email = u.email order by i.website_id limit 1))
        from users u where u.email = lower(btrim($1));
      end`.execute(db);
    await sql`revoke execute on function members_of_website(), mail_website_of(text) from public`.execute(db);
    await sql`grant execute on function members_of_website(), mail_website_of(text) to etalage_app`.execute(
      db,
    );
  },
};
