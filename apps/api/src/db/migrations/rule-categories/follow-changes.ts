import { type Kysely, sql } from 'kysely';

/**
 * Keeps the categories with a rule equal to it, whatever changes: products, their filter values, the categories that they
 * are put in by hand, or the rule. A website without such categories costs one look at an index.
 */
export async function followChanges(db: Kysely<unknown>): Promise<void> {
  await createFollow(db);
  await followProducts(db);
  await followFilterValues(db);
  await followMembers(db);
  await followRules(db);
}

/** Fills the categories of which the rule has one of these conditions, for the products that changed. */
async function createFollow(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_category_rules(site text, products text[], fields text[] default null)
    returns void language plpgsql as $$
    declare one record;
    begin
      for one in
        select c.id, c.rule from categories c
        where c.website_id = site and c.rule is not null and (fields is null or exists (
          select from jsonb_array_elements(c.rule -> 'conditions') part where part ->> 'field' = any (fields)))
        order by c.id
      loop
        perform fill_rule_category(site, one.id, one.rule, products);
      end loop;
    end $$`.execute(db);
}

async function followProducts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function category_rules_added() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in select website_id, array_agg(id) as products from changed group by 1 loop
        perform follow_category_rules(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger products_category_rules_added after insert on products
    referencing new table as changed for each statement execute function category_rules_added()`.execute(db);
  // A trigger with tables of changed rows cannot name columns, so it compares them.
  await sql`
    create function category_rules_changed() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in
        select n.website_id, array_agg(n.id) as products
        from changed n join before o on o.website_id = n.website_id and o.id = n.id
        where (n.title, n.brand, n.hide_price, n.price_cents, n.sale_price_cents, n.lowest_price_cents,
            n.exclude_base_price, n.article_numbers)
          is distinct from (o.title, o.brand, o.hide_price, o.price_cents, o.sale_price_cents, o.lowest_price_cents,
            o.exclude_base_price, o.article_numbers)
        group by 1
      loop
        perform follow_category_rules(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger products_category_rules_changed after update on products
    referencing old table as before new table as changed
    for each statement execute function category_rules_changed()`.execute(db);
}

/** Only what a rule looks at counts: another title or place of a value changes no category. */
async function followFilterValues(db: Kysely<unknown>): Promise<void> {
  const body = (from: string) => `
    declare touched record;
    begin
      -- Whoever changes many values follows the rules once, after all of it.
      if current_setting('app.keep_facets', true) = 'on' then return null; end if;
      for touched in select website_id, array_agg(distinct product_id) as products from ${from} group by 1 loop
        perform follow_category_rules(touched.website_id, touched.products, '{filter}');
      end loop;
      return null;
    end`;
  const own = 'select website_id, product_id, key, value';
  const changed = `((${own} from changed except ${own} from before)
    union all (${own} from before except ${own} from changed)) moved`;
  await sql`create function category_rules_valued() returns trigger language plpgsql
    as ${sql.lit(body('changed'))}`.execute(db);
  await sql`create function category_rules_values_changed() returns trigger language plpgsql
    as ${sql.lit(body(changed))}`.execute(db);
  await sql`
    create trigger filter_values_category_rules_update after update on product_filter_values
    referencing old table as before new table as changed
    for each statement execute function category_rules_values_changed()`.execute(db);
  for (const [event = '', rows = ''] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ]) {
    await sql`
      create trigger ${sql.id(`filter_values_category_rules_${event}`)} after ${sql.raw(event)}
      on product_filter_values referencing ${sql.raw(rows)} table as changed
      for each statement execute function category_rules_valued()`.execute(db);
  }
}

/** Only products that were put in a category by hand count, so that rules never wait for each other. */
async function followMembers(db: Kysely<unknown>): Promise<void> {
  const body = (from: string) => `
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from ${from} group by 1 loop
        perform follow_category_rules(touched.website_id, touched.products, '{category}');
      end loop;
      return null;
    end`;
  const own = 'select website_id, product_id, category_id';
  const moved = `(
    (${own} from changed where not by_rule except ${own} from before where not by_rule)
    union all (${own} from before where not by_rule except ${own} from changed where not by_rule)) moved`;
  await sql`create function category_rules_members() returns trigger language plpgsql
    as ${sql.lit(body('changed where not by_rule'))}`.execute(db);
  await sql`create function category_rules_members_moved() returns trigger language plpgsql
    as ${sql.lit(body(moved))}`.execute(db);
  for (const [event = '', rows = ''] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ]) {
    await sql`
      create trigger ${sql.id(`members_category_rules_${event}`)} after ${sql.raw(event)} on product_categories
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function category_rules_members()`.execute(db);
  }
  await sql`
    create trigger members_category_rules_update after update on product_categories
    referencing old table as before new table as changed
    for each statement execute function category_rules_members_moved()`.execute(db);
}

/** A category that gets a rule has the products of the rule; one that loses it keeps them, as if chosen by hand. */
async function followRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function category_rule_saved() returns trigger language plpgsql as $$
    begin
      if new.rule is null then
        update product_categories m set by_rule = false, place = 1 + coalesce((
          select max(o.place) from product_categories o
          where o.website_id = m.website_id and o.product_id = m.product_id and not o.by_rule), -1)
        where m.website_id = new.website_id and m.category_id = new.id and m.by_rule;
        return null;
      end if;
      update product_categories m set by_rule = true, place = 0
      where m.website_id = new.website_id and m.category_id = new.id and not m.by_rule;
      perform fill_rule_category(new.website_id, new.id, new.rule);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger categories_rule_added after insert on categories
    for each row when (new.rule is not null) execute function category_rule_saved()`.execute(db);
  await sql`
    create trigger categories_rule_changed after update of rule on categories
    for each row when (old.rule is distinct from new.rule) execute function category_rule_saved()`.execute(
    db,
  );
}
