import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Variants of a product: combinations of its choices with their own numbers, price difference and pictures, which stand in
 * the row of the product, and pieces of each, which are counted apart.
 */
export const variants: Migration = {
  name: '0054-variants',
  async up(db) {
    await sql`
      alter table products
        add column variant_options text[] not null default '{}',
        add column variants jsonb not null default '[]',
        add constraint variants_have_options check ((variants = '[]') = (variant_options = '{}'))`.execute(
      db,
    );
    await findByNumbers(db);
    await countVariants(db);
    await searchNumbers(db);
  },
};

/** All numbers of a product, which owners look for and which belong to one product only. */
async function findByNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function product_numbers(article_number text, variants jsonb) returns text[]
    language plpgsql immutable parallel safe as $$
    begin
      return array(select number from (
        select article_number as number
        union select variant ->> 'article_number' from jsonb_array_elements(variants) variant) numbers
      where number <> '' order by number);
    end $$`.execute(db);
  await sql`
    create function variant_words(variants jsonb) returns text language plpgsql immutable parallel safe as $$
    begin
      return (select string_agg(concat_ws(' ', nullif(variant ->> 'article_number', ''), nullif(variant ->> 'ean', '')), ' ')
        from jsonb_array_elements(variants) variant);
    end $$`.execute(db);
  await sql`drop index products_parts`.execute(db);
  await sql`alter table products drop column find_text`.execute(db);
  await sql`
    alter table products
      add column find_text text not null generated always as (
        find_product_words(title, url, article_number, ean, brand || coalesce(' ' || variant_words(variants), ''))) stored,
      add column article_numbers text[] not null
        generated always as (product_numbers(article_number, variants)) stored`.execute(db);
  await sql`create index products_parts on products
    using gin (website_id collate "C", find_text gin_trgm_ops)`.execute(db);
  await sql`create index products_numbers on products using gin (website_id collate "C", article_numbers)`.execute(
    db,
  );
  await sql`
    create function taken_article_numbers(own text, numbers text[]) returns text[]
    language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      return array(select distinct number from products p, unnest(p.article_numbers) number
        where p.website_id = current_setting('app.website_id', true) collate "C"
          and p.article_numbers && numbers and p.id <> own and number = any (numbers));
    end $$`.execute(db);
  await sql`revoke execute on function taken_article_numbers(text, text[]) from public`.execute(db);
  await sql`grant execute on function taken_article_numbers(text, text[]) to etalage_app`.execute(db);
}

/**
 * The pieces of each variant; the row of the product in `stock` is their sum. A retired row is that of a variant that is
 * gone, or of no variant (`-`): orders from before hold its pieces, and nothing of it can be ordered.
 */
async function countVariants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table variant_stock (
      website_id text not null,
      product_id text not null,
      variant_id text not null,
      on_hand integer not null default 0 check (on_hand >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      retired boolean not null default false,
      primary key (website_id, product_id, variant_id),
      foreign key (website_id, product_id) references stock (website_id, product_id) on delete cascade,
      constraint variant_stock_is_never_oversold check (reserved <= on_hand),
      constraint retired_pieces_are_held check (not retired or reserved = on_hand)
    )`.execute(db);
  await protectTenantTable(db, 'variant_stock');
  await sql`
    create trigger variant_stock_published after update on variant_stock for each row
    when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
    execute function tell_stock()`.execute(db);
  await sql`alter table stock_reservations
    add column variant_id text not null default '',
    drop constraint stock_reservations_pkey,
    add primary key (website_id, order_id, product_id, variant_id)`.execute(db);
  await sql`create index stock_reservations_of_product on stock_reservations (website_id, product_id)`.execute(
    db,
  );
  await sql`alter table order_lines
    add column variant_id text not null default '',
    add column article_number text not null default ''`.execute(db);
}

/** Visitors find a product by its numbers and its brand too. */
async function searchNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_save_product(p products) returns void language plpgsql as $$
    begin
      perform search_save(p.website_id, 'product', p.id, p.title,
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'),
        regexp_replace(concat_ws(' ', nullif(p.brand, ''), nullif(p.article_number, ''), nullif(p.ean, ''),
          variant_words(p.variants), p.intro_description, p.short_description,
          (select string_agg(concat_ws(' ', option ->> 'title',
            (select string_agg(choice ->> 'title', ' ') from jsonb_array_elements(option -> 'options') as choice)), ' ')
           from jsonb_array_elements(p.options) as option)), '<[^>]*>', ' ', 'g'),
        p.status = 'published', p.position, search_price(p));
    end $$`.execute(db);
  await sql`drop trigger products_search on products`.execute(db);
  await sql`
    create trigger products_search after insert or delete or update
    of title, short_description, intro_description, description, options, article_number, ean, brand, variants
    on products for each row execute function search_product()`.execute(db);
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      select search_save_product(p) from products p
      where p.website_id = ${id} and concat(p.article_number, p.ean, p.brand) <> ''`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
