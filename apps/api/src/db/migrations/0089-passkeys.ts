import { type Kysely, sql } from 'kysely';
import { protectTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Passkeys as a second step of signing in, beside the app or without one. */
export const passkeys: Migration = {
  name: '0089-passkeys',
  async up(db) {
    await allowTwoStepWithoutApp(db);
    await createPasskeys(db);
  },
};

/** So far two-step sign-in was on exactly when the app was confirmed. */
async function allowTwoStepWithoutApp(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table two_step alter column sealed drop not null, add column has_app boolean not null default false,
      add check (sealed is not null or not has_app)`.execute(db);
  // The rows of all accounts together, so row-level security must not apply to the owner here.
  await sql`alter table two_step no force row level security`.execute(db);
  await sql`update two_step set has_app = is_on`.execute(db);
  await sql`alter table two_step force row level security`.execute(db);
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  const ofAccount = sql`user_id = current_setting('app.user_id', true)`;
  await sql`
    create table passkeys (
      user_id text not null references two_step (user_id) on delete cascade,
      id text not null,
      name text not null,
      host text not null,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (user_id, id)
    )`.execute(db);
  await protectTable(db, 'passkeys', ofAccount);
  await sql`
    create table passkey_challenges (
      user_id text not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('add', 'prove', 'sign-in')),
      bound_to text not null,
      challenge_hash text not null,
      expires_at timestamptz not null,
      primary key (user_id, purpose, bound_to)
    )`.execute(db);
  await protectTable(db, 'passkey_challenges', ofAccount);
}
