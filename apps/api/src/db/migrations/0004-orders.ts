import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Orders, quote requests, payments as events, stock reservations, outgoing mail and the payment emulator. */
export const orders: Migration = {
  name: '0004-orders',
  async up(db) {
    await createOrders(db);
    await createPayments(db);
    await createReservations(db);
    await createMail(db);
    await createEmulator(db);
  },
};

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_counters (
      website_id text not null references websites (id) on delete cascade,
      series text not null,
      last_number bigint not null check (last_number > 0),
      primary key (website_id, series)
    )`.execute(db);
  await sql`
    create table quotes (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      token text not null,
      number text not null,
      cart_id text not null,
      status text not null default 'requested'
        check (status in ('requested', 'offered', 'accepted', 'declined', 'expired')),
      email text not null,
      customer jsonb not null,
      snapshot jsonb not null,
      total_excl_tax bigint not null check (total_excl_tax >= 0),
      total_incl_tax bigint not null check (total_incl_tax >= 0),
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, cart_id),
      unique (website_id, number),
      unique (website_id, token)
    )`.execute(db);
  await sql`
    create table orders (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      token text not null,
      number text not null,
      cart_id text,
      quote_id text,
      status text not null default 'placed' check (status in ('placed', 'cancelled', 'completed')),
      email text not null,
      customer jsonb not null,
      snapshot jsonb not null,
      payment_method text not null,
      currency text not null default 'EUR',
      total_excl_tax bigint not null check (total_excl_tax >= 0),
      total_tax bigint not null check (total_tax >= 0),
      total_incl_tax bigint not null,
      double_paid boolean not null default false,
      stock_short boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, cart_id),
      unique (website_id, quote_id),
      unique (website_id, number),
      unique (website_id, token),
      check (total_incl_tax = total_excl_tax + total_tax),
      check (cart_id is not null or quote_id is not null)
    )`.execute(db);
  await sql`create index orders_newest on orders (website_id, created_at desc, id)`.execute(db);
  await sql`create index quotes_newest on quotes (website_id, created_at desc, id)`.execute(db);
  await sql`
    create table order_lines (
      website_id text not null,
      order_id text not null,
      position integer not null,
      product_id text not null,
      title text not null,
      quantity integer not null check (quantity > 0),
      unit_excl_tax bigint not null,
      unit_incl_tax bigint not null,
      total_excl_tax bigint not null,
      total_incl_tax bigint not null,
      options jsonb not null,
      primary key (website_id, order_id, position),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  for (const table of ['order_counters', 'quotes', 'orders', 'order_lines'])
    await protectTenantTable(db, table);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_attempts (
      website_id text not null,
      id text not null,
      order_id text not null,
      number integer not null check (number > 0),
      method text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      psp_id text,
      checkout_url text not null default '',
      created_at timestamptz not null default now(),
      checked_at timestamptz,
      primary key (website_id, id),
      unique (website_id, order_id, number),
      unique (website_id, psp_id),
      foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create table payment_events (
      website_id text not null,
      id bigint generated always as identity,
      order_id text not null,
      attempt_id text not null,
      status text not null
        check (status in ('open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed')),
      refunded bigint not null default 0 check (refunded >= 0),
      charged_back bigint not null default 0 check (charged_back >= 0),
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, attempt_id, status, refunded, charged_back),
      foreign key (website_id, attempt_id) references payment_attempts (website_id, id) on delete cascade
    )`.execute(db);
  await sql`create index payment_events_of_order on payment_events (website_id, order_id, id)`.execute(db);
  await protectTenantTable(db, 'payment_attempts');
  await protectTenantTable(db, 'payment_events');
  // Append-only: what a provider once said is never changed.
  await sql`revoke update, delete on payment_events from etalage_app`.execute(db);
}

async function createReservations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_reservations (
      website_id text not null,
      order_id text not null,
      product_id text not null,
      quantity integer not null check (quantity > 0),
      state text not null default 'reserved' check (state in ('reserved', 'deducted', 'released')),
      expires_at timestamptz not null,
      primary key (website_id, order_id, product_id),
      foreign key (website_id, order_id) references orders (website_id, id)
        on delete cascade deferrable initially deferred
    )`.execute(db);
  await sql`
    create index stock_reservations_due on stock_reservations (website_id, expires_at)
    where state = 'reserved'`.execute(db);
  await protectTenantTable(db, 'stock_reservations');
}

async function createMail(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_outbox (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      unique_key text not null,
      recipient text not null,
      reply_to text not null,
      sender_name text not null,
      subject text not null,
      html text not null,
      text text not null,
      status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'kept', 'failed')),
      tries integer not null default 0,
      last_error text not null default '',
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, unique_key)
    )`.execute(db);
  await sql`
    create index mail_outbox_open on mail_outbox (website_id, due_at)
    where status in ('waiting', 'sending')`.execute(db);
  await sql`
    create table order_email_attempts (
      website_id text not null references websites (id) on delete cascade,
      key_hash text not null,
      failures integer not null,
      blocked_until timestamptz,
      failed_at timestamptz not null default now(),
      primary key (website_id, key_hash)
    )`.execute(db);
  await protectTenantTable(db, 'mail_outbox');
  await protectTenantTable(db, 'order_email_attempts');
}

async function createEmulator(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_emulator_keys (
      website_id text not null references websites (id) on delete cascade,
      mode text not null,
      secret text not null,
      primary key (website_id, mode)
    )`.execute(db);
  await sql`
    create table payment_emulator_payments (
      website_id text not null references websites (id) on delete cascade,
      id text not null,
      idempotency_key text,
      status text not null default 'open',
      amount jsonb not null,
      amount_refunded text not null default '0.00',
      amount_charged_back text not null default '0.00',
      description text not null,
      method text,
      redirect_url text not null,
      webhook_url text,
      metadata jsonb,
      timeline jsonb not null default '[]',
      created_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, idempotency_key)
    )`.execute(db);
  await protectTenantTable(db, 'payment_emulator_keys');
  await protectTenantTable(db, 'payment_emulator_payments');
}
