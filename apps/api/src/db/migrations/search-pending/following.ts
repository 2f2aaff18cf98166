import { type Kysely, sql } from 'kysely';

/** Most products of which one change writes the search documents itself. */
const AT_ONCE = sql.lit(100);

/**
 * What a change of products and the worker call. A row of `search_pending` is also a lock: whoever writes the document of a
 * product first deletes its row, and so waits for the other; what it then reads is never older than what is stored.
 */
export async function createFollowing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_facets(site text, product text) returns integer[] language sql stable
    begin atomic
      select array(
        select distinct f.id from product_filter_values v
        join filter_values f on f.website_id = site and f.key = v.key and f.type = v.type
          and f.value = case v.type when 'list' then v.value else '' end
          and f.title = v.title and f.position = v.position
        where v.website_id = site and v.product_id = product
        order by 1);
    end`.execute(db);
  await writeTexts(db);
  await sql`
    create function search_write(site text, products text[]) returns void language plpgsql as $$
    declare
      of_texts text[];
    begin
      with gone as (
        delete from search_pending w where w.website_id = site and w.product_id = any (products)
        returning w.product_id, w.texts)
      select array_agg(product_id order by product_id) filter (where texts) into of_texts from gone;
      perform search_write_texts(site, of_texts);
      perform search_add(site, products);
    end $$`.execute(db);
  await sql`
    create function search_follow(site text, products text[]) returns void language plpgsql as $$
    begin
      perform filter_values_of(site, products);
      if coalesce(cardinality(products), 0) <= ${AT_ONCE} and not search_is_later() then
        perform search_write(site, products);
        return;
      end if;
      insert into search_pending (website_id, product_id, facets)
      select site, t.id, search_facets(site, t.id)
      from (
        select d.id from search_documents d
        where d.website_id = site and d.kind = 'product' and d.id = any (products) order by 1) t
      on conflict (website_id, product_id) do update set facets = excluded.facets;
    end $$`.execute(db);
  // Rows of a change that is not over yet, or that another worker has, are left to them.
  await sql`
    create function search_catch_up(site text, most integer) returns integer language plpgsql as $$
    declare
      taken text[];
      of_texts text[];
    begin
      with gone as (
        delete from search_pending w where w.website_id = site and w.product_id in (
          select p.product_id from search_pending p where p.website_id = site
          order by p.product_id limit most for update skip locked)
        returning w.product_id, w.texts)
      select array_agg(product_id order by product_id), array_agg(product_id order by product_id) filter (where texts)
        into taken, of_texts from gone;
      if taken is null then return 0; end if;
      perform search_write_texts(site, of_texts);
      perform search_add(site, taken);
      return cardinality(taken);
    end $$`.execute(db);
}

/**
 * With the setting `app.search_later`, for a writer of very many products, also what the texts of a product have is left to
 * the worker. A new product has a document without words at once, because pages of categories read its state there.
 */
async function writeTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_is_later() returns boolean language sql stable
    return coalesce(current_setting('app.search_later', true) = 'on', false)`.execute(db);
  await sql`alter function search_save_product(products) rename to search_write_product`.execute(db);
  await sql`
    create function search_save_product(p products) returns void language plpgsql as $$
    begin
      if not search_is_later() then
        perform search_write_product(p);
        return;
      end if;
      insert into search_documents (website_id, kind, id, plain_title, is_shown, position, price_cents)
      values (p.website_id, 'product', p.id, search_plain(left(p.title, 500)), p.status = 'published', p.position,
        search_price(p))
      on conflict do nothing;
      insert into search_pending (website_id, product_id, facets, texts)
      select d.website_id, d.id, d.facets, true from search_documents d
      where d.website_id = p.website_id and d.kind = 'product' and d.id = p.id
      on conflict (website_id, product_id) do update set texts = true;
    end $$`.execute(db);
  // The filter values first: a document without words is written for a fraction of one with them.
  await sql`
    create function search_write_texts(site text, products text[]) returns void language plpgsql as $$
    begin
      if products is null then return; end if;
      update search_documents d set facets = search_facets(site, d.id)
      where d.website_id = site and d.kind = 'product' and d.id = any (products);
      perform search_write_product(p) from products p where p.website_id = site and p.id = any (products);
    end $$`.execute(db);
}
