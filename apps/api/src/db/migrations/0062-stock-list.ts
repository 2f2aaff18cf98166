import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Lists what is counted, product by product and variant by variant: the words by which each variant is found, and an index
 * for each order of the list and of the movements.
 */
export const stockList: Migration = {
  name: '0062-stock-list',
  async up(db) {
    await findVariants(db);
    await createListIndexes(db);
    await createMovementIndexes(db);
  },
};

/**
 * A product is found by the choices of its variants too, and each variant by its own words and those of its product. Both
 * are stored, because making them for thousands of rows takes longer than the search.
 */
async function findVariants(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function variant_find_words(variant jsonb) returns text language plpgsql immutable parallel safe as $$
    begin
      return concat_ws(' ', nullif(variant ->> 'article_number', ''), nullif(variant ->> 'ean', ''),
        (select string_agg(choice, ' ') from jsonb_array_elements_text(variant -> 'choices') choice));
    end $$`.execute(db);
  await sql`
    create function find_variants_words(variants jsonb) returns text language plpgsql immutable parallel safe as $$
    begin
      return (select string_agg(variant_find_words(variant), ' ') from jsonb_array_elements(variants) variant);
    end $$`.execute(db);
  await sql`
    create function find_variant_texts(title text, url text, article_number text, ean text, brand text, variants jsonb)
    returns text[] language plpgsql immutable parallel safe as $$
    begin
      return array(
        select find_product_words(title, url, article_number, ean, concat_ws(' ', brand, variant_find_words(variant)))
        from jsonb_array_elements(variants) with ordinality as given (variant, place) order by place);
    end $$`.execute(db);
  await sql`drop index products_parts`.execute(db);
  await sql`alter table products drop column find_text`.execute(db);
  await sql`
    alter table products
      add column find_text text not null generated always as (find_product_words(
        title, url, article_number, ean, brand || coalesce(' ' || find_variants_words(variants), ''))) stored,
      add column variant_texts text[] not null generated always as (
        find_variant_texts(title, url, article_number, ean, brand, variants)) stored`.execute(db);
  await sql`create index products_parts on products
    using gin (website_id collate "C", find_text gin_trgm_ops)`.execute(db);
}

/** Products by title, and pieces of products and of variants by number; what is retired is not listed. */
async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_counted on products (website_id, sort_title, id)
    where stock_management and status <> 'archived'`.execute(db);
  // The list of products has those that are not counted behind the others in the order by stock.
  await sql`create index products_uncounted on products (website_id, id)
    where not stock_management and status <> 'archived'`.execute(db);
  // The highest of each tells which pieces can be few.
  await sql`create index products_low_stock on products (website_id, low_stock) where low_stock is not null`.execute(
    db,
  );
  await sql`create index products_quantity_min on products (website_id, quantity_min) where quantity_min > 1`.execute(
    db,
  );
  await sql`create index stock_by_pieces on stock (website_id, on_hand, product_id)`.execute(db);
  await sql`create index stock_reserved on stock (website_id, product_id) where reserved > 0`.execute(db);
  await sql`alter table variant_stock add column available integer not null
    generated always as (on_hand - reserved) stored`.execute(db);
  for (const column of ['available', 'on_hand']) {
    await sql`create index ${sql.id(`variant_stock_by_${column}`)}
      on variant_stock (website_id, ${sql.id(column)}, product_id, variant_id) where not retired`.execute(db);
  }
}

/** Movements of a website newest first, also those for one reason, and the last one of a shelf. */
async function createMovementIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_movements_newest on stock_movements (website_id, at, id)`.execute(db);
  await sql`create index stock_movements_by_reason
    on stock_movements (website_id, reason, at, id)`.execute(db);
  await sql`create index stock_movements_of_shelf
    on stock_movements (website_id, product_id, variant_id, id)`.execute(db);
}
