import { type Kysely, sql } from 'kysely';

/**
 * The search takes the names of the categories that a product was put in by hand as its words. That a rule puts it in
 * one, and its place there, changes no words: a rule of ten thousand products would rewrite as many documents.
 */
export async function searchOnlyMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_added(site text, product text) returns tsvector language plpgsql stable as $$
    declare
      filters text;
      categories text;
    begin
      select string_agg(value, ' ') into filters from product_filter_values
      where website_id = site and product_id = product and type = 'list';
      select string_agg(c.title, ' ') into categories
      from product_categories m join categories c on c.website_id = site and c.id = m.category_id
      where m.website_id = site and m.product_id = product and not m.by_rule and c.status = 'published';
      return search_heads(search_plain(left(filters, 5000)), 'C', 'C')
        || search_heads(search_plain(left(categories, 5000)), 'C', 'C');
    end $$`.execute(db);
  await sql`
    create or replace function search_category_name() returns trigger language plpgsql as $$
    begin
      perform search_add(new.website_id, array(
        select product_id from product_categories
        where website_id = new.website_id and category_id = new.id and not by_rule));
      return null;
    end $$`.execute(db);
  await searchChanged(db);
}

async function searchChanged(db: Kysely<unknown>): Promise<void> {
  const body = (changed: string) => `
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from ${changed} group by 1 loop
        perform search_add(touched.website_id, touched.products);
      end loop;
      return null;
    end`;
  const own = (rows: string) => `select website_id, product_id, category_id from ${rows} where not by_rule`;
  const moved = `((${own('changed')} except ${own('before')}) union all (${own('before')} except ${own('changed')})) moved`;
  await sql`create or replace function search_product_categories() returns trigger language plpgsql
    as ${sql.lit(body('changed where not by_rule'))}`.execute(db);
  await sql`drop trigger product_categories_update_old on product_categories`.execute(db);
  await sql`drop trigger product_categories_update_new on product_categories`.execute(db);
  await sql`create function search_moved_members() returns trigger language plpgsql
    as ${sql.lit(body(moved))}`.execute(db);
  await sql`
    create trigger product_categories_update after update on product_categories
    referencing old table as before new table as changed
    for each statement execute function search_moved_members()`.execute(db);
}
