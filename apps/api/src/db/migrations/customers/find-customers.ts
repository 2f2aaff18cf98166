import { type Kysely, sql } from 'kysely';
import { ownerMayRead } from '../../tenant-table.ts';
import { createFind } from '../0048-finding-by-parts.ts';

/** Finds customers by parts of their words; functions of the schema's owner read the index, as for orders (0048). */
export async function findCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`create index customers_parts on customers
    using gin (website_id collate "C", find_text gin_trgm_ops)`.execute(db);
  await ownerMayRead(db, 'customers');
  await createFind(db, {
    name: 'find_customers',
    table: 'customers',
    text: 't.find_text',
    order: 't.last_seen_at desc, t.id desc',
    shown: `t.id, coalesce(nullif(concat_ws(' · ', nullif(t.company, ''), nullif(t.name, '')), ''), t.email), t.email`,
  });
  await createMatches(db);
}

/** The ids of customers with all patterns in their text, in no order, at most a number of them. */
async function createMatches(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      patterns text[] := array(select find_pattern(word) from unnest(words) word);
      conditions text := (select string_agg('t.find_text like ($2)[' || place || ']', ' and ')
        from generate_subscripts(patterns, 1) place);
    begin
      return query execute 'select t.id from customers t where t.website_id = $1 collate "C" and '
        || coalesce(conditions, 'false') || ' limit $3'
        using current_setting('app.website_id', true), patterns, at_most;
    end`;
  await sql`
    create function match_customers(words text[], at_most integer) returns table (id text)
    language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
  await sql`revoke execute on function match_customers(text[], integer) from public`.execute(db);
  await sql`grant execute on function match_customers(text[], integer) to etalage_app`.execute(db);
}
