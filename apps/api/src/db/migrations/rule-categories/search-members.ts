import { type Kysely, sql } from 'kysely';

/** The search follows which products a category has; their order and how they came there change none of its words. */
export async function searchOnlyMembers(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger product_categories_update_old on product_categories`.execute(db);
  await sql`drop trigger product_categories_update_new on product_categories`.execute(db);
  await sql`
    create function search_moved_members() returns trigger language plpgsql as $$
    declare touched record;
    begin
      for touched in
        select website_id, array_agg(distinct product_id) as products from (
          (select website_id, product_id, category_id from changed
            except select website_id, product_id, category_id from before)
          union all
          (select website_id, product_id, category_id from before
            except select website_id, product_id, category_id from changed)) moved
        group by 1
      loop
        perform search_add(touched.website_id, touched.products);
      end loop;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger product_categories_update after update on product_categories
    referencing old table as before new table as changed
    for each statement execute function search_moved_members()`.execute(db);
}
