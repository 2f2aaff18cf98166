import { type Kysely, sql } from 'kysely';

/** Most products of which one change writes the search documents itself. */
const AT_ONCE = sql.lit(100);

/**
 * What a change of products and the worker call. A row of `search_pending` is also a lock: whoever writes the document of a
 * product first deletes its row, and so waits for the other; what it then reads is never older than what is stored.
 */
export async function createFollowing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_write(site text, products text[]) returns void language plpgsql as $$
    begin
      delete from search_pending w where w.website_id = site and w.product_id = any (products);
      perform search_add(site, products);
    end $$`.execute(db);
  await sql`
    create function search_follow(site text, products text[]) returns void language plpgsql as $$
    begin
      perform filter_values_of(site, products);
      if coalesce(cardinality(products), 0) <= ${AT_ONCE} then
        perform search_write(site, products);
        return;
      end if;
      insert into search_pending (website_id, product_id, facets)
      select site, t.id, array(
        select distinct f.id from product_filter_values v
        join filter_values f on f.website_id = site and f.key = v.key and f.type = v.type
          and f.value = case v.type when 'list' then v.value else '' end
          and f.title = v.title and f.position = v.position
        where v.website_id = site and v.product_id = t.id
        order by 1)
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
    begin
      with gone as (
        delete from search_pending w where w.website_id = site and w.product_id in (
          select p.product_id from search_pending p where p.website_id = site
          order by p.product_id limit most for update skip locked)
        returning w.product_id)
      select array_agg(product_id order by product_id) into taken from gone;
      if taken is null then return 0; end if;
      perform search_add(site, taken);
      return cardinality(taken);
    end $$`.execute(db);
}
