import { type Kysely, sql } from 'kysely';
import { ownerMayRead } from '../../tenant-table.ts';
import { createFind } from '../0048-finding-by-parts.ts';

/** Finds orders and quote requests by the words that are stored with them. */
export async function findPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`drop function find_orders(text[], integer)`.execute(db);
  await sql`drop index orders_parts`.execute(db);
  await sql`drop function find_order_text(text, jsonb)`.execute(db);
  for (const table of ['orders', 'quotes']) {
    await sql`create index ${sql.id(`${table}_parts`)} on ${sql.table(table)}
      using gin (website_id collate "C", find_text gin_trgm_ops)`.execute(db);
  }
  await ownerMayRead(db, 'quotes');
  await createFind(db, {
    name: 'find_orders',
    table: 'orders',
    text: 't.find_text',
    order: 't.created_at desc, t.id desc',
    shown: 't.number, t.number, find_person(t.customer)',
  });
  await createMatches(db);
}

/** The tokens of purchases with all patterns in the text of their order or their quote request, in no order. */
async function createMatches(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      patterns text[] := array(select find_pattern(word) from unnest(words) word);
      conditions text := (select string_agg('t.find_text like ($2)[' || place || ']', ' and ')
        from generate_subscripts(patterns, 1) place);
      matching text := ' t where t.website_id = $1 collate "C" and ' || coalesce(conditions, 'false') || ' limit $3';
    begin
      return query execute '(select t.token from orders' || matching || ') union (select t.token from quotes'
        || matching || ') limit $3' using current_setting('app.website_id', true), patterns, at_most;
    end`;
  await sql`
    create function match_purchases(words text[], at_most integer) returns table (token text)
    language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
  await sql`revoke execute on function match_purchases(text[], integer) from public`.execute(db);
  await sql`grant execute on function match_purchases(text[], integer) to etalage_app`.execute(db);
}
