import { type Kysely, sql } from 'kysely';
import { asked, declared, sampleOf } from './create-finds.ts';

/** What the list sorts by, as both tables store it. */
const sorted = 't.created_at, t.sort_number, t.sort_customer, t.total_incl_tax';

/** So many of the 100 rows that are looked at must have all words for these to be common. */
const COMMON = 40;
/**
 * With fewer orders of other websites in the table, the index is asked for the words alone: to look each row that it finds
 * up among all rows of this website takes as long as reading it.
 */
const FEW_OTHERS = 1000;

/** How many orders other websites have before or behind this one in an index, as far as that matters. */
const others = (order: '<' | '>') =>
  `(select count(*) from (select from orders o where o.website_id ${order} site limit ${FEW_OTHERS}) other)`;

/**
 * The rows of the list of orders with all words in their text, or in that of their quote request, in no order, at most a
 * number of them; with what the list sorts by, so that they are read once. Of words that are common,
 * there is one row with that source alone: the index would give far too many. Ids are random, so that the first rows by id are
 * a random sample; the newest orders may all have what few others have.
 */
export async function matchListed(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare ${declared}
    begin
      if cardinality(patterns) > 0 then
        ${asked(sampleOf('orders', 't.id'))}
        if (select count(*) from unnest(sample) text where text like all (patterns)) >= ${COMMON} then
          return query select 'common', null, null, null::timestamptz, null, null, null::bigint;
          return;
        end if;
        conditions := case when ${others('<')} + ${others('>')} < ${FEW_OTHERS}
          then '(t.website_id || '''') = $1 and ' else 't.website_id = $1 collate "C" and ' end || conditions;
        return query execute '
          select * from (
            (select ''orders'', t.id, t.token, ${sorted} from orders t where ' || conditions || ' limit $4)
            union all
            (select ''quotes'', t.id, t.token, ${sorted} from quotes t where ' || conditions || ' and not t.with_order limit $4)
            union all
            (select ''orders'', o.id, o.token, ${sorted.replaceAll('t.', 'o.')} from quotes t
              join orders o on o.website_id = t.website_id and o.token = t.token
              where ' || conditions || ' and t.with_order and not o.find_text like all ($3) limit $4)
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
