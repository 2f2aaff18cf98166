import { type Kysely, sql } from 'kysely';

/** What writes documents by itself takes its turn with the worker. */
export async function takeTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_product_facets() returns trigger language plpgsql as $$
    declare touched record;
    begin
      if current_setting('app.keep_facets', true) = 'on' then return null; end if;
      for touched in select website_id, array_agg(distinct product_id) as products from changed group by 1 loop
        if search_is_later() then
          perform search_follow(touched.website_id, touched.products);
        else
          perform filter_values_of(touched.website_id, touched.products);
          perform search_write(touched.website_id, touched.products);
        end if;
      end loop;
      return null;
    end $$`.execute(db);
}

/** A category that is renamed, hidden, moved or deleted may have all products of its website. */
export async function leaveMembersLater(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_category_name() returns trigger language plpgsql as $$
    begin
      perform search_follow(new.website_id, array(
        select product_id from product_categories
        where website_id = new.website_id and category_id = new.id and not by_rule));
      return null;
    end $$`.execute(db);
  const body = (changed: string, write: string) => `
    declare touched record;
    begin
      for touched in select website_id, array_agg(distinct product_id) as products from ${changed} group by 1 loop
        ${write}
      end loop;
      return null;
    end`;
  const own = (rows: string) => `select website_id, product_id, category_id from ${rows} where not by_rule`;
  const moved = `((${own('changed')} except ${own('before')}) union all (${own('before')} except ${own('changed')})) moved`;
  const follow = 'perform search_follow(touched.website_id, touched.products);';
  // What adds members in one statement is a whole shop that is filled; it has its words when it is there.
  const added = `if tg_op = 'INSERT' and not search_is_later() then perform search_write(touched.website_id, touched.products);
        else ${follow} end if;`;
  await sql`create or replace function search_product_categories() returns trigger language plpgsql
    as ${sql.lit(body('changed where not by_rule', added))}`.execute(db);
  await sql`create or replace function search_moved_members() returns trigger language plpgsql
    as ${sql.lit(body(moved, follow))}`.execute(db);
}
