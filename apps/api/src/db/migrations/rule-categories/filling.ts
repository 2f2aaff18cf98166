import { type Kysely, sql } from 'kysely';

/** What puts the products that match a rule in their category, and takes the others out. */
export async function createFilling(db: Kysely<unknown>): Promise<void> {
  await createConditions(db);
  await createMatching(db);
  await createFill(db);
}

/**
 * A rule as a condition of a statement about products `p`; `false` without conditions. `matchesRule` of shop-domain says
 * the same of one product. Values are quoted by `format`.
 */
async function createConditions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function category_rule_condition(rule jsonb) returns text language plpgsql immutable as $$
    declare
      parts text[] := array(
        select 'coalesce(' || case one ->> 'field'
          when 'brand' then format('find_plain(p.brand) = find_plain(%L)', one ->> 'text')
          when 'title' then format('strpos(find_plain(p.title), find_plain(%L)) > 0', one ->> 'text')
          when 'price' then format('not p.hide_price
            and coalesce(p.lowest_price_cents, p.sale_price_cents, p.price_cents) between %s and %s',
            coalesce((one ->> 'from')::bigint, 0), coalesce((one ->> 'to')::bigint, 9000000000000000))
          when 'sale' then 'not p.hide_price and p.sale_price_cents < p.price_cents
            and (p.lowest_price_cents is null or not p.exclude_base_price)'
          when 'article_number' then format('exists (select from unnest(p.article_numbers) number
            where starts_with(find_plain(number), find_plain(%L)))', one ->> 'text')
          when 'filter' then format('exists (select from product_filter_values v
            where v.website_id = p.website_id and v.product_id = p.id and v.key = %L and v.value = %L)',
            one ->> 'key', one ->> 'value')
          when 'category' then format('exists (select from product_categories m
            where m.website_id = p.website_id and m.product_id = p.id and m.category_id = %L and not m.by_rule)',
            one ->> 'id')
          else 'false' end || ', false)'
        from jsonb_array_elements(rule -> 'conditions') as one);
    begin
      return coalesce(nullif(
        array_to_string(parts, case rule ->> 'match' when 'any' then ' or ' else ' and ' end), ''), 'false');
    end $$`.execute(db);
}

/** The ids of the products that match a rule, of all or only of some. */
async function createMatching(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function category_rule_products(site text, rule jsonb, only_ids text[] default null)
    returns setof text language plpgsql stable as $$
    begin
      return query execute 'select p.id from products p where p.website_id = $1'
        || case when only_ids is null then '' else ' and p.id = any ($2)' end
        || ' and (' || category_rule_condition(rule) || ')'
        using site, only_ids;
    end $$`.execute(db);
}

/** New products of a category are behind its others; nothing is written if all is as it should be. */
async function createFill(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fill_rule_category(site text, category text, rule jsonb, only_ids text[] default null)
    returns void language plpgsql as $$
    declare
      wanted text[] := array(select category_rule_products(site, rule, only_ids));
      present text[] := array(
        select product_id from product_categories m where m.website_id = site and m.category_id = category
          and (only_ids is null or m.product_id = any (only_ids)));
      gone text[] := array(select unnest(present) except select unnest(wanted));
      added text[] := array(select unnest(wanted) except select unnest(present));
    begin
      if cardinality(gone) > 0 then
        delete from product_categories m
        where m.website_id = site and m.category_id = category and m.product_id = any (gone);
      end if;
      if cardinality(added) > 0 then
        insert into product_categories (website_id, product_id, category_id, position, by_rule)
        select site, p.id, category, row_number() over (order by p.position, p.id)
          + (select least(coalesce(max(o.position), -1), 2147000000) from product_categories o
             where o.website_id = site and o.category_id = category), true
        from products p where p.website_id = site and p.id = any (added)
        on conflict do nothing;
      end if;
    end $$`.execute(db);
}
