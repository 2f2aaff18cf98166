import { type Kysely, sql } from 'kysely';
import { createFound, MAX_FOUND } from './found.ts';
import { createMeaning } from './meaning.ts';

/**
 * The search itself: functions of the schema's owner, because row-level security keeps PostgreSQL from using a text
 * index. They read only rows of the website of the transaction.
 */
export async function createFind(db: Kysely<unknown>): Promise<void> {
  await createTypes(db);
  await createMeaning(db);
  await createFound(db);
  await sql`
    create function search_find(words text[], also text[], loose boolean[], lowest bigint, highest bigint, about bigint)
    returns table (kind text, id text, rank real, "position" integer, facets integer[])
    language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      site text := current_setting('app.website_id', true);
      asked search_asked := search_meaning(site, words, also, loose);
      prices search_prices := row(lowest, highest, about);
      any_price search_prices := row(null, null, coalesce(about, highest, lowest));
      hits search_hit[];
    begin
      if (select reltuples from pg_class where oid = 'search_documents'::regclass) > ${MAX_FOUND} then
        hits := array(select h from search_found(site, asked.needed, asked, prices) h);
        if cardinality(hits) >= ${MAX_FOUND} then
          hits := array(select h from search_found(site, asked.kinds, asked, prices) h) || hits;
        end if;
        return query select distinct on (h.kind, h.id) h.* from unnest(hits[:${MAX_FOUND}]) h;
      else
        return query select * from search_found(site, asked.needed, asked, prices);
      end if;
      -- Nothing has every word at this price: what has some of them, or the nearest price, or a title that looks alike.
      if not found then return query select * from search_found(site, asked.some_words, asked, prices); end if;
      if not found and any_price.about is not null then
        return query select * from search_found(site, asked.needed, asked, any_price);
      end if;
      if not found and cardinality(words) > 0 then
        return query select * from search_alike(site, array_to_string(words, ' '));
      end if;
    end $$`.execute(db);
  const find = sql`search_find(text[], text[], boolean[], bigint, bigint, bigint)`;
  await sql`revoke execute on function ${find} from public`.execute(db);
  await sql`grant execute on function ${find} to etalage_app`.execute(db);
}

async function createTypes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type search_hit as (kind text, id text, rank real, "position" integer, facets integer[])`.execute(
    db,
  );
  await sql`create type search_prices as (lowest bigint, highest bigint, about bigint)`.execute(db);
  // `needed` has every word, `kinds` is what has them in its heads, `some_words` what has one there; the others are ranked.
  // `every` is null if no word is loose.
  await sql`
    create type search_asked as (
      needed tsquery, kinds tsquery, every tsquery, some_words tsquery, exact tsquery, exact_count integer, begins tsquery)`.execute(
    db,
  );
}
