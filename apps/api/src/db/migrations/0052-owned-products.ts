import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * What an owner keeps of a product beside what visitors see, the products that its page shows under "Past hierbij", and
 * the history of its prices.
 */
export const ownedProducts: Migration = {
  name: '0052-owned-products',
  async up(db) {
    await sql`
      alter table products
        add column version integer not null default 1,
        add column publish_at timestamptz,
        add column planned_by_id text not null default '',
        add column planned_by_name text not null default '',
        add column article_number text not null default '',
        add column ean text not null default '',
        add column brand text not null default '',
        add column cost_cents bigint check (cost_cents between 0 and 1000000000),
        add column low_stock integer check (low_stock between 0 and 1000000),
        add column seo_title text not null default '',
        add column seo_description text not null default '',
        add constraint only_drafts_are_planned check (publish_at is null or status = 'draft')`.execute(db);
    // One article number per website, so that imports know which product a row is.
    await sql`create unique index products_article_number on products (website_id, article_number)
      where article_number <> ''`.execute(db);
    await sql`create index products_planned on products (website_id, publish_at) where publish_at is not null`.execute(
      db,
    );
    // The order in which a product names its categories, beside its position among the products of each.
    await sql`alter table product_categories add column place integer not null default 0`.execute(db);
    await createRelations(db);
    await createPriceHistory(db);
  },
};

async function createRelations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_relations (
      website_id text not null,
      product_id text not null,
      related_id text not null,
      position integer not null,
      primary key (website_id, product_id, related_id),
      foreign key (website_id, product_id) references products (website_id, id) on delete cascade,
      foreign key (website_id, related_id) references products (website_id, id) on delete cascade,
      check (product_id <> related_id)
    )`.execute(db);
  await sql`create index product_relations_by_related on product_relations (website_id, related_id)`.execute(
    db,
  );
  await protectTenantTable(db, 'product_relations');
  await sql`
    create trigger product_relations_published after insert or update or delete on product_relations
    for each statement execute function tell_publication()`.execute(db);
}

/**
 * Every price that a product had, written by the database itself, so that no way of changing a price is left out. Rows
 * are only added: they prove which price was the lowest before a reduction.
 */
async function createPriceHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_history (
      website_id text not null references websites (id) on delete cascade,
      product_id text not null,
      id bigint generated always as identity,
      at timestamptz not null default clock_timestamp(),
      price_cents bigint not null,
      sale_price_cents bigint,
      lowest_price_cents bigint,
      primary key (website_id, product_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'price_history');
  await sql`revoke update, delete on price_history from etalage_app`.execute(db);
  await sql`
    create function keep_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (website_id, product_id, price_cents, sale_price_cents, lowest_price_cents)
      values (new.website_id, new.id, new.price_cents, new.sale_price_cents, new.lowest_price_cents);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger products_price_added after insert on products for each row execute function keep_price()`.execute(
    db,
  );
  await sql`
    create trigger products_price_changed after update of price_cents, sale_price_cents, lowest_price_cents on products
    for each row when ((old.price_cents, old.sale_price_cents, old.lowest_price_cents)
      is distinct from (new.price_cents, new.sale_price_cents, new.lowest_price_cents))
    execute function keep_price()`.execute(db);
  await keepPresentPrices(db);
}

/** What was asked before is not known; the history begins now. */
async function keepPresentPrices(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into price_history (website_id, product_id, price_cents, sale_price_cents, lowest_price_cents)
      select website_id, id, price_cents, sale_price_cents, lowest_price_cents from products
      where website_id = ${id}`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
