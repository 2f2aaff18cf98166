import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Discounts with their uses, and the code that a visitor typed for a cart. */
export const discounts: Migration = {
  name: '0057-discounts',
  async up(db) {
    await sql`
      create table discounts (
        website_id text not null references websites (id) on delete cascade,
        id text not null,
        version integer not null default 1,
        title text not null check (title <> ''),
        code text not null default '',
        kind text not null check (kind in ('percentage', 'amount', 'free_shipping')),
        value integer not null check (value >= 0),
        minimum integer not null default 0 check (minimum >= 0),
        scope text not null default 'all' check (scope in ('all', 'categories', 'products')),
        category_ids text[] not null default '{}',
        product_ids text[] not null default '{}',
        combines boolean not null default true,
        is_active boolean not null default true,
        starts_at timestamptz,
        ends_at timestamptz check (ends_at > starts_at),
        emails text[] not null default '{}',
        uses_max integer check (uses_max > 0),
        customer_uses_max integer check (customer_uses_max > 0),
        uses integer not null default 0 check (uses >= 0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        primary key (website_id, id)
      )`.execute(db);
    // Two discounts never have one code, so that what a visitor types means one thing.
    await sql`
      create unique index discount_codes on discounts (website_id, code)
      where code <> '' and deleted_at is null`.execute(db);
    // Every cart reads those that are given by themselves, and that of its code.
    await sql`create index discounts_by_code on discounts (website_id, code) where deleted_at is null`.execute(
      db,
    );
    await protectTenantTable(db, 'discounts');

    await sql`
      create table discount_uses (
        website_id text not null,
        discount_id text not null,
        order_id text not null,
        email text not null,
        released boolean not null default false,
        created_at timestamptz not null default now(),
        primary key (website_id, discount_id, order_id),
        foreign key (website_id, discount_id) references discounts (website_id, id) on delete cascade
      )`.execute(db);
    await sql`create index discount_uses_by_email on discount_uses (website_id, discount_id, email)`.execute(
      db,
    );
    await sql`create index discount_uses_by_order on discount_uses (website_id, order_id)`.execute(db);
    await protectTenantTable(db, 'discount_uses');

    await sql`alter table carts add column discount_code text not null default ''`.execute(db);
  },
};
