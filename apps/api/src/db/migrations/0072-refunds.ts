import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What is paid back of orders; each is stored before its provider is called, so that a crash loses none. */
export const refunds: Migration = {
  name: '0072-refunds',
  async up(db) {
    await createRefunds(db);
    await emulateRefunds(db);
  },
};

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      website_id text not null,
      id text not null,
      order_id text not null,
      payment_id text not null,
      kind text not null check (kind in ('order', 'double')),
      by_hand boolean not null,
      amount bigint not null check (amount > 0),
      split jsonb not null,
      restock jsonb not null,
      reason text not null,
      member_name text not null,
      state text not null check (state in ('requested', 'sent', 'done', 'failed')),
      attempt integer not null default 1 check (attempt > 0),
      tries integer not null default 0,
      provider_id text,
      error text not null default '',
      created_at timestamptz not null default clock_timestamp(),
      tried_at timestamptz,
      told_at timestamptz,
      primary key (website_id, id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade,
      foreign key (website_id, payment_id) references payment_attempts (website_id, id) on delete cascade
    )`.execute(db);
  await sql`create index refunds_of_order on refunds (website_id, order_id, created_at)`.execute(db);
  await sql`
    create index refunds_unfinished on refunds (website_id, tried_at)
    where state in ('requested', 'sent') or (state = 'done' and told_at is null)`.execute(db);
  await protectTenantTable(db, 'refunds');
  // What was decided is never changed, only what became of it.
  await sql`revoke update, delete on refunds from etalage_app`.execute(db);
  await sql`
    grant update (state, attempt, tries, provider_id, error, tried_at, told_at) on refunds to etalage_app`.execute(
    db,
  );
}

/** Refunds of the emulated provider, and how it will answer the next requests for one. */
async function emulateRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_emulator_refunds (
      website_id text not null,
      id text not null,
      payment_id text not null,
      idempotency_key text not null,
      status text not null default 'pending',
      amount jsonb not null,
      metadata jsonb,
      timeline jsonb not null default '["refunded"]',
      created_at timestamptz not null default clock_timestamp(),
      primary key (website_id, id),
      unique (website_id, idempotency_key),
      foreign key (website_id, payment_id) references payment_emulator_payments (website_id, id) on delete cascade
    )`.execute(db);
  await protectTenantTable(db, 'payment_emulator_refunds');
  await sql`alter table payment_emulator_payments add column refund_answers jsonb not null default '[]'`.execute(
    db,
  );
}
