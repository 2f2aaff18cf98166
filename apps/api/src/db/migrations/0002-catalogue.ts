import { sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Products, categories, their filter values and stock. Amounts are cents on the side of the website's price mode. */
export const catalogue: Migration = {
  name: '0002-catalogue',
  async up(db) {
    await sql`
      create table products (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
        title text not null,
        url text not null check (url ~ '^/[^?#]+$'),
        link text not null default '',
        main_image text not null default '',
        sub_images text not null default '',
        kind text not null default 'goods' check (kind in ('goods', 'services')),
        price_cents bigint not null check (price_cents between 0 and 1000000000),
        sale_price_cents bigint check (sale_price_cents between 0 and 1000000000),
        vat_rate_bp integer not null default 2100 check (vat_rate_bp between 0 and 10000),
        hide_price boolean not null default false,
        hide_quantity boolean not null default false,
        before_price_text text not null default '',
        after_price_text text not null default '',
        stock_management boolean not null default false,
        enable_checkout boolean not null default true,
        enable_quote boolean not null default false,
        enable_form boolean not null default false,
        form_id text not null default '',
        enable_affiliate boolean not null default false,
        affiliate_link text not null default '',
        exclude_base_price boolean not null default false,
        options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
        layout text not null default 'default' check (layout in ('default', 'wide', 'compact')),
        intro_description text not null default '',
        short_description text not null default '',
        description text not null default '',
        extra_description text not null default '',
        extra_description_right text not null default '',
        quantity_min integer not null default 1 check (quantity_min between 1 and 9999),
        quantity_max integer not null default 9999 check (quantity_max between quantity_min and 9999),
        quantity_step integer not null default 1 check (quantity_step between 1 and 9999),
        weight_grams integer not null default 0 check (weight_grams >= 0),
        position integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (website_id, id),
        unique (website_id, url)
      )`.execute(db);
    await sql`create index products_by_position on products (website_id, status, position, id)`.execute(db);
    await protectTenantTable(db, 'products');

    await sql`
      create table categories (
        website_id text not null references websites (id) on delete cascade,
        id text not null check (id <> ''),
        parent_id text,
        status text not null default 'published' check (status in ('draft', 'published', 'archived')),
        title text not null,
        url text not null check (url ~ '^/[^?#]+$'),
        link text not null default '',
        layout text not null default ''
          check (layout in ('', 'sub_categories', 'sub_categories_full_width', 'products', 'products_filters')),
        image text not null default '',
        short_description text not null default '',
        description text not null default '',
        position integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (website_id, id),
        unique (website_id, url),
        foreign key (website_id, parent_id) references categories (website_id, id),
        check (parent_id <> id)
      )`.execute(db);
    await sql`create index categories_by_parent on categories (website_id, parent_id, position)`.execute(db);
    await protectTenantTable(db, 'categories');

    await sql`
      create table product_categories (
        website_id text not null,
        product_id text not null,
        category_id text not null,
        position integer not null default 0,
        primary key (website_id, category_id, product_id),
        foreign key (website_id, product_id) references products (website_id, id) on delete cascade,
        foreign key (website_id, category_id) references categories (website_id, id) on delete cascade
      )`.execute(db);
    await sql`create index product_categories_by_product on product_categories (website_id, product_id)`.execute(
      db,
    );
    await protectTenantTable(db, 'product_categories');

    await sql`
      create table product_filter_values (
        website_id text not null,
        product_id text not null,
        key text not null check (key <> ''),
        title text not null,
        type text not null check (type in ('list', 'range')),
        value text not null,
        number numeric check ((type = 'range') = (number is not null)),
        position integer not null default 0,
        primary key (website_id, product_id, key, value),
        foreign key (website_id, product_id) references products (website_id, id) on delete cascade
      )`.execute(db);
    await sql`create index product_filter_values_by_value on product_filter_values (website_id, key, value)`.execute(
      db,
    );
    await protectTenantTable(db, 'product_filter_values');

    await sql`
      create table stock (
        website_id text not null,
        product_id text not null,
        on_hand integer not null default 0 check (on_hand >= 0),
        reserved integer not null default 0 check (reserved >= 0),
        primary key (website_id, product_id),
        foreign key (website_id, product_id) references products (website_id, id) on delete cascade,
        constraint stock_is_never_oversold check (reserved <= on_hand)
      )`.execute(db);
    await protectTenantTable(db, 'stock');
  },
};
