import { type Kysely, sql } from 'kysely';

/** Keeps the documents equal to the products, their filter values and their categories. */
export async function createDocumentTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_product() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_documents
        where website_id = old.website_id and kind = 'product' and id = old.id;
        return old;
      end if;
      perform search_save_product(new);
      return new;
    end $$`.execute(db);
  await followPrices(db);
  await followAdded(db);
  await followCategories(db);
}

async function followPrices(db: Kysely<unknown>): Promise<void> {
  // The price that its tile shows; a hidden price cannot be searched for.
  await sql`
    create function search_price(p products) returns bigint language sql immutable
    return case when not p.hide_price
      then coalesce(p.lowest_price_cents, p.sale_price_cents, p.price_cents) end`.execute(db);
  await sql`
    create or replace function search_product_state() returns trigger language plpgsql as $$
    begin
      update search_documents
      set is_shown = (new.status = 'published'), position = new.position, price_cents = search_price(new)
      where website_id = new.website_id and kind = 'product' and id = new.id;
      return null;
    end $$`.execute(db);
  await sql`drop trigger products_search_state on products`.execute(db);
  await sql`
    create trigger products_search_state after insert or update
    of status, position, hide_price, lowest_price_cents, sale_price_cents, price_cents on products
    for each row execute function search_product_state()`.execute(db);
}

async function followAdded(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_add(site text, products text[]) returns void language plpgsql as $$
    declare
      learned tsvector;
    begin
      -- Materialized, because each use would compute it again.
      with a as materialized (select id, search_added(site, id) as added from unnest(products) as id)
      update search_documents d set heads = search_join(d.own_heads, a.added), words = d.own_words || strip(a.added) || search_kinds(a.added),
        facets = array(
          select distinct f.id from product_filter_values v
          join filter_values f on f.website_id = site and f.key = v.key and f.type = v.type
            and f.value = case v.type when 'list' then v.value else '' end
            and f.title = v.title and f.position = v.position
          where v.website_id = site and v.product_id = d.id
          order by 1)
      from a where d.website_id = site and d.kind = 'product' and d.id = a.id;
      select to_tsvector('simple', search_plain(string_agg(name, ' '))) into learned from (
        select value as name from product_filter_values
        where website_id = site and product_id = any (products) and type = 'list'
        union
        select c.title from product_categories m join categories c on c.website_id = site and c.id = m.category_id
        where m.website_id = site and m.product_id = any (products)) names;
      perform search_learn(site, learned, search_heads(array_to_string(tsvector_to_array(learned), ' '), 'C', 'C'));
    end $$`.execute(db);
  await sql`
    create or replace function search_product_facets() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from changed group by 1 loop
        perform filter_values_of(touched.website_id, touched.products);
        perform search_add(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
}

async function followCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_product_categories() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from changed group by 1 loop
        perform search_add(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
  for (const change of ['insert new', 'update old', 'update new', 'delete old']) {
    const [event = '', rows = ''] = change.split(' ');
    await sql`
      create trigger ${sql.id(`product_categories_${event}_${rows}`)} after ${sql.raw(event)}
      on product_categories referencing ${sql.raw(rows)} table as changed
      for each statement execute function search_product_categories()`.execute(db);
  }
  await sql`
    create function search_category_name() returns trigger language plpgsql as $$
    begin
      perform search_add(new.website_id, array(
        select product_id from product_categories where website_id = new.website_id and category_id = new.id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger categories_search_name after update of title, status on categories
    for each row when (old.title <> new.title or old.status <> new.status)
    execute function search_category_name()`.execute(db);
}
