import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Carts and their lines, the methods to choose from, the proof of VAT number checks, and repeated requests. */
export const cart: Migration = {
  name: '0003-cart',
  async up(db) {
    await sql`
      create table carts (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (length(id) >= 26),
        status text not null default 'open' check (status in ('open', 'converted')),
        order_token text,
        customer jsonb not null default '{}' check (jsonb_typeof(customer) = 'object'),
        shipping_method_id text,
        payment_method_id text,
        vies_status text not null default 'unchecked'
          check (vies_status in ('unchecked', 'valid', 'invalid', 'unavailable')),
        vies_number text not null default '',
        vies_check_id text,
        vies_checked_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (website_id, id),
        constraint converted_carts_know_their_order check ((status = 'converted') = (order_token is not null))
      )`.execute(db);
    await sql`create index carts_by_expiry on carts (website_id, expires_at)`.execute(db);
    await protectTenantTable(db, 'carts');

    // No reference to products: a line of a deleted product stays visible, with a message.
    await sql`
      create table cart_lines (
        website_id text not null,
        cart_id text not null,
        id text not null,
        type text not null check (type in ('checkout', 'quote')),
        product_id text not null,
        title text not null,
        quantity integer not null check (quantity between 1 and 9999),
        selection jsonb not null default '{}' check (jsonb_typeof(selection) = 'object'),
        merge_key text not null,
        seen_unit_cents bigint not null check (seen_unit_cents >= 0),
        sequence bigint generated always as identity,
        primary key (website_id, cart_id, id),
        constraint equal_lines_add_up unique (website_id, cart_id, merge_key),
        foreign key (website_id, cart_id) references carts (website_id, id) on delete cascade
      )`.execute(db);
    await protectTenantTable(db, 'cart_lines');

    await sql`
      create table shipping_methods (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        title text not null,
        enabled boolean not null default true,
        vat_rate_bp integer check (vat_rate_bp between 0 and 10000),
        rules jsonb not null check (jsonb_typeof(rules) = 'array'),
        is_pickup boolean not null default false,
        position integer not null default 0,
        primary key (website_id, id)
      )`.execute(db);
    await protectTenantTable(db, 'shipping_methods');

    await sql`
      create table payment_methods (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        title text not null,
        image text not null default '',
        description text not null default '',
        enabled boolean not null default true,
        provider text not null default 'online' check (provider in ('online', 'offline')),
        countries text[] not null default '{}',
        position integer not null default 0,
        primary key (website_id, id)
      )`.execute(db);
    await protectTenantTable(db, 'payment_methods');

    await sql`
      create table vies_checks (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        member_state text not null,
        vat_number text not null,
        requester text not null default '',
        status text not null check (status in ('valid', 'invalid', 'unavailable')),
        error_code text not null default '',
        consultation_number text not null default '',
        reply jsonb not null,
        checked_at timestamptz not null,
        primary key (website_id, id)
      )`.execute(db);
    await sql`
      create index vies_checks_by_number
      on vies_checks (website_id, member_state, vat_number, requester, checked_at desc)`.execute(db);
    await protectTenantTable(db, 'vies_checks');

    await sql`
      create table idempotency_keys (
        website_id text not null references websites (id) on delete cascade,
        scope text not null,
        key text not null check (key <> ''),
        request_hash text not null,
        reply jsonb not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (website_id, scope, key)
      )`.execute(db);
    await sql`create index idempotency_keys_by_expiry on idempotency_keys (website_id, expires_at)`.execute(
      db,
    );
    await protectTenantTable(db, 'idempotency_keys');
  },
};
