import { sql } from 'kysely';
import { createFind } from './0048-finding-by-parts.ts';
import type { Migration } from './migration.ts';

/**
 * Finds products by number and brand too, and lists them in any order: what is looked in and what titles are sorted by is
 * stored with the product, because a computed value cannot be compared in an index under row-level security.
 */
export const findingOwnedProducts: Migration = {
  name: '0053-finding-owned-products',
  async up(db) {
    await sql`
      create function find_product_words(title text, url text, article_number text, ean text, brand text) returns text
      language plpgsql immutable parallel safe as $$
      begin return ' ' || find_plain(concat_ws(' ', title, url, article_number, ean, brand)); end $$`.execute(
      db,
    );
    await sql`
      create function sort_text(title text) returns text language plpgsql immutable parallel safe as $$
      begin return left(find_plain(title), 100); end $$`.execute(db);
    await sql`
      alter table products
        add column find_text text not null
          generated always as (find_product_words(title, url, article_number, ean, brand)) stored,
        add column sort_title text collate "C" not null generated always as (sort_text(title)) stored`.execute(
      db,
    );
    await sql`drop function find_products(text[], integer)`.execute(db);
    await sql`drop index products_parts`.execute(db);
    await sql`drop function find_product_text(text, text)`.execute(db);
    await sql`create index products_parts on products
      using gin (website_id collate "C", find_text gin_trgm_ops)`.execute(db);
    const shared = { table: 'products', text: 't.find_text', order: 't.id' };
    await createFind(db, { ...shared, name: 'find_products', shown: 't.id, t.title, t.url' });
    await createSortIndexes(db);
    await createStockOrder(db);
    await createMatches(db);
  },
};

/** An index for each order of the list; archived products are listed apart. */
async function createSortIndexes(db: Parameters<Migration['up']>[0]): Promise<void> {
  for (const [name, column] of Object.entries({
    title: 'sort_title',
    price: 'price_cents',
    updated: 'updated_at',
    place: 'position',
  })) {
    await sql`create index ${sql.id(`products_listed_by_${name}`)} on products (website_id, ${sql.id(column)}, id)
      where status <> 'archived'`.execute(db);
  }
}

/** What can be ordered is stored, so that an index has its order. Each product that is counted has a row. */
async function createStockOrder(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`alter table stock add column available integer not null
    generated always as (on_hand - reserved) stored`.execute(db);
  await sql`create index stock_listed on stock (website_id, available, product_id)`.execute(db);
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into stock (website_id, product_id) select website_id, id from products
      where website_id = ${id} and stock_management on conflict do nothing`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

/** The ids of products with all patterns in their text, in no order, at most a number of them. */
async function createMatches(db: Parameters<Migration['up']>[0]): Promise<void> {
  const body = `
    declare
      patterns text[] := array(select find_pattern(word) from unnest(words) word);
      conditions text := (select string_agg('t.find_text like ($2)[' || place || ']', ' and ')
        from generate_subscripts(patterns, 1) place);
    begin
      return query execute 'select t.id from products t where t.website_id = $1 collate "C" and '
        || coalesce(conditions, 'false') || ' limit $3'
        using current_setting('app.website_id', true), patterns, at_most;
    end`;
  await sql`
    create function match_products(words text[], at_most integer) returns table (id text)
    language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
  await sql`revoke execute on function match_products(text[], integer) from public`.execute(db);
  await sql`grant execute on function match_products(text[], integer) to etalage_app`.execute(db);
}
