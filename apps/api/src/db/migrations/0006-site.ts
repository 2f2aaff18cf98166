import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Pages and shared compositions with their revisions, menus, redirects, addresses not found, and publications. */
export const site: Migration = {
  name: '0006-site',
  async up(db) {
    await createPages(db);
    await createSiteDocuments(db);
    await createNavigation(db);
    await createPublications(db);
  },
};

async function createPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      website_id text not null references websites (id) on delete cascade,
      id text not null check (id <> ''),
      path text not null check (path = '/' or path ~ '^/[^?#]*[^?#/]$'),
      title text not null,
      password_hash text,
      seo_title text not null default '',
      seo_description text not null default '',
      noindex boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (website_id, id),
      unique (website_id, path)
    )`.execute(db);
  await protectTenantTable(db, 'pages');

  // The newest revision is the draft; at most one is published, and visitors see no other.
  await sql`
    create table page_revisions (
      website_id text not null,
      page_id text not null,
      revision integer not null check (revision > 0),
      document jsonb not null check (jsonb_typeof(document) = 'object'),
      published boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (website_id, page_id, revision),
      foreign key (website_id, page_id) references pages (website_id, id) on delete cascade
    )`.execute(db);
  await sql`
    create unique index page_revisions_published on page_revisions (website_id, page_id) where published`.execute(
    db,
  );
  await protectTenantTable(db, 'page_revisions');

  await sql`
    create table page_password_attempts (
      website_id text not null references websites (id) on delete cascade,
      key_hash text not null,
      failures integer not null default 0,
      blocked_until timestamptz,
      updated_at timestamptz not null default now(),
      primary key (website_id, key_hash)
    )`.execute(db);
  await protectTenantTable(db, 'page_password_attempts');
}

async function createSiteDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_documents (
      website_id text not null references websites (id) on delete cascade,
      kind text not null check (kind in ('header', 'footer', 'category', 'product', 'cart', 'checkout', 'thankyou',
        'search', 'not_found', 'login')),
      revision integer not null check (revision > 0),
      document jsonb not null check (jsonb_typeof(document) = 'object'),
      published boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (website_id, kind, revision)
    )`.execute(db);
  await sql`
    create unique index site_documents_published on site_documents (website_id, kind) where published`.execute(
    db,
  );
  await protectTenantTable(db, 'site_documents');
}

async function createNavigation(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table menus (
      website_id text not null references websites (id) on delete cascade,
      id text not null check (id <> ''),
      title text not null,
      items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
      primary key (website_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'menus');

  await sql`
    create table redirects (
      website_id text not null references websites (id) on delete cascade,
      from_path text not null check (from_path ~ '^/[^?#]*[^?#/]$'),
      location text not null check (location ~ '^(/|https?://)'),
      created_at timestamptz not null default now(),
      primary key (website_id, from_path),
      check (from_path <> location)
    )`.execute(db);
  await protectTenantTable(db, 'redirects');

  await sql`
    create table not_found_log (
      website_id text not null references websites (id) on delete cascade,
      day date not null,
      path text not null,
      count integer not null default 1,
      last_seen_at timestamptz not null default now(),
      primary key (website_id, day, path)
    )`.execute(db);
  await protectTenantTable(db, 'not_found_log');
}

/** Every change that visitors can see raises the website's publish number and notifies all processes. */
async function createPublications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_publication() returns trigger language plpgsql as $$
    begin
      update websites set publish_number = publish_number + 1 where id = current_setting('app.website_id', true);
      return null;
    end $$`.execute(db);
  for (const table of [
    'products',
    'categories',
    'product_categories',
    'product_filter_values',
    'menus',
    'redirects',
  ]) {
    await sql`
      create trigger ${sql.id(`${table}_published`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function tell_publication()`.execute(db);
  }
  await sql`
    create function number_publication() returns trigger language plpgsql as $$
    begin
      if new.publish_number = old.publish_number then new.publish_number := old.publish_number + 1; end if;
      perform pg_notify('etalage_publish', new.id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger websites_published before update on websites
    for each row when (old.* is distinct from new.*) execute function number_publication()`.execute(db);
  // A product that is sold out or in stock again changes its page, but not the publish number: otherwise orders would
  // wait for each other here.
  await sql`
    create function tell_stock() returns trigger language plpgsql as $$
    begin
      perform pg_notify('etalage_publish', new.website_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger stock_published after update on stock for each row
    when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
    execute function tell_stock()`.execute(db);
}
