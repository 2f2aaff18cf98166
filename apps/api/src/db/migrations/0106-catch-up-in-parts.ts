import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A part of what waits for its search words is chosen before it is deleted: PostgreSQL may read a subquery of a condition
 * once per row, and each time it locks others, so that a part had no size.
 */
export const catchUpInParts: Migration = {
  name: '0106-catch-up-in-parts',
  async up(db) {
    await sql`
      create or replace function search_catch_up(site text, most integer) returns integer language plpgsql as $$
      declare
        taken text[];
        of_texts text[];
      begin
        with chosen as materialized (
          select p.product_id from search_pending p where p.website_id = site
          order by p.product_id limit most for update skip locked),
        gone as (
          delete from search_pending w using chosen c
          where w.website_id = site and w.product_id = c.product_id
          returning w.product_id, w.texts)
        select array_agg(product_id order by product_id), array_agg(product_id order by product_id) filter (where texts)
          into taken, of_texts from gone;
        if taken is null then return 0; end if;
        perform search_write_texts(site, of_texts);
        perform search_add(site, taken);
        return cardinality(taken);
      end $$`.execute(db);
  },
};
