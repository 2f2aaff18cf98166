import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What is sent of an order, and what its shop notes about it. */
export const shipments: Migration = {
  name: '0070-shipments',
  async up(db) {
    await sql`
      create table shipments (
        website_id text not null,
        id text not null,
        order_id text not null,
        carrier text not null check (carrier in ('postnl', 'dhl', 'dpd', 'gls', 'ups', 'bpost', 'other', 'pickup')),
        carrier_name text not null default '',
        track_code text not null default '',
        track_url text not null default '',
        created_at timestamptz not null default now(),
        taken_back_at timestamptz,
        primary key (website_id, id),
        foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
      )`.execute(db);
    await sql`create index shipments_by_order on shipments (website_id, order_id, created_at)`.execute(db);
    await sql`
      create table shipment_lines (
        website_id text not null,
        shipment_id text not null,
        position integer not null,
        quantity integer not null check (quantity > 0),
        primary key (website_id, shipment_id, position),
        foreign key (website_id, shipment_id) references shipments (website_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create table order_notes (
        website_id text not null,
        id text not null,
        order_id text not null,
        member_id text not null,
        member_name text not null,
        text text not null,
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        primary key (website_id, id),
        foreign key (website_id, order_id) references orders (website_id, id) on delete cascade
      )`.execute(db);
    await sql`create index order_notes_by_order on order_notes (website_id, order_id, created_at)`.execute(
      db,
    );
    for (const table of ['shipments', 'shipment_lines', 'order_notes']) await protectTenantTable(db, table);
    // The key of each mail about a purchase names its kind and then the token. A column, because row-level security keeps
    // an index on an expression from being used.
    await sql`
      alter table mail_outbox add column order_token text generated always as (
        case when unique_key like 'order-%' then split_part(unique_key, ':', 2) end) stored`.execute(db);
    await sql`
      create index mail_outbox_by_order on mail_outbox (website_id, order_token)
      where order_token is not null`.execute(db);
  },
};
