import { type Kysely, sql } from 'kysely';
import { asked, declared, sampleOf } from './create-finds.ts';

/** What the list sorts by, as both tables store it. */
const sorted = 't.created_at, t.sort_number, t.sort_customer, t.total_incl_tax';

/**
 * The rows of the list of orders with all words in their text, or in that of their quote request, in no order, at most a
 * number of them; with what the list sorts by, so that they are read once.
 */
export async function matchListed(db: Kysely<unknown>): Promise<void> {
  const matching = `t.website_id = $1 collate "C" and ' || conditions || '`;
  const body = `
    declare ${declared}
    begin
      if cardinality(patterns) > 0 then
        ${asked(sampleOf('orders', 't.created_at desc, t.id desc'))}
        return query execute '
          select * from (
            (select ''orders'', t.id, t.token, ${sorted} from orders t where ${matching} limit $4)
            union all
            (select ''quotes'', t.id, t.token, ${sorted} from quotes t where ${matching} and not t.with_order limit $4)
            union all
            (select ''orders'', o.id, o.token, ${sorted.replaceAll('t.', 'o.')} from quotes t
              join orders o on o.website_id = t.website_id and o.token = t.token
              where ${matching} and t.with_order and not o.find_text like all ($3) limit $4)
          ) found limit $4' using site, pieces, patterns, at_most;
      end if;
    end`;
  await sql`drop function match_purchases(text[], integer)`.execute(db);
  await sql`
    create function match_purchases(words text[], at_most integer)
    returns table (source text, id text, token text, created_at timestamptz, sort_number text, sort_customer text, total_incl_tax bigint)
    language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
  await sql`revoke execute on function match_purchases(text[], integer) from public`.execute(db);
  await sql`grant execute on function match_purchases(text[], integer) to etalage_app`.execute(db);
}
