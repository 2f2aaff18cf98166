import { type Kysely, sql } from 'kysely';
import { ownerMayRead, protectTable, protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Encrypted secrets: the keys of the payment providers of websites, and those of the authenticator apps of accounts. */
export const secrets: Migration = {
  name: '0079-secrets',
  async up(db) {
    await createPaymentKeys(db);
    await createTwoStep(db);
  },
};

async function createPaymentKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_keys (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      sealed text,
      hint text not null,
      is_test boolean not null,
      profile_id text not null,
      profile_name text not null,
      is_current boolean not null,
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      check (sealed is not null or not is_current)
    )`.execute(db);
  await sql`create unique index payment_keys_current on payment_keys (website_id) where is_current`.execute(
    db,
  );
  await protectTenantTable(db, 'payment_keys');
  await sql`alter table payment_attempts add column key_id text`.execute(db);
  await sql`
    create index payment_attempts_by_key on payment_attempts (website_id, key_id)
    where key_id is not null`.execute(db);
}

async function createTwoStep(db: Kysely<unknown>): Promise<void> {
  const ofAccount = sql`user_id = current_setting('app.user_id', true)`;
  await sql`
    create table two_step (
      user_id text primary key references users (id) on delete cascade,
      sealed text not null,
      is_on boolean not null default false,
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await protectTable(db, 'two_step', ofAccount);
  await sql`
    create table recovery_codes (
      user_id text not null references two_step (user_id) on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  await protectTable(db, 'recovery_codes', ofAccount);
  await sql`
    create table sign_in_challenges (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await protectTable(
    db,
    'sign_in_challenges',
    sql`token_hash = current_setting('app.reset_hash', true) or ${ofAccount}`,
  );
  await listWithTwoStep(db);
}

/** Says of each member of a website whether signing in asks them for a code. */
async function listWithTwoStep(db: Kysely<unknown>): Promise<void> {
  await ownerMayRead(db, 'two_step');
  await sql`drop function members_of_website()`.execute(db);
  await sql`
    create function members_of_website()
    returns table (id text, name text, email text, role text, two_step boolean)
    language sql stable security definer set search_path = public, pg_temp
    begin atomic
      select u.id, u.name, u.email, m.role, coalesce(s.is_on, false)
      from memberships m join users u on u.id = m.user_id left join two_step s on s.user_id = u.id
      where m.website_id = current_setting('app.website_id', true)
      order by lower(u.name), u.id;
    end`.execute(db);
  await sql`revoke execute on function members_of_website() from public`.execute(db);
  await sql`grant execute on function members_of_website() to etalage_app`.execute(db);
}
