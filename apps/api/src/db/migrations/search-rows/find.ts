import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MAX_RANKED } from './bound.ts';
import { createIsBroad, createRanked } from './ranked.ts';

const MOST = sql.lit(MAX_RANKED);

/** The arguments of search_ranked that are the same for every part of one search. */
const asAsked = sql`asked.exact, asked.exact_count, asked.begins, asked.every, asked.kinds, lowest, highest, about`;
const ranked = (query: RawBuilder<unknown>, unless = sql`null`, most: RawBuilder<unknown> = MOST) =>
  sql`return query select * from search_ranked(site, ${query}, ${unless}, ${asAsked}, ${most})`;
const rankedPriced = (query: RawBuilder<unknown>) =>
  sql`return query select * from search_ranked_priced(site, ${query}, null, ${asAsked}, ${MOST})`;

/** Replaces the search: each document is ranked once, and of broad words those first that are what was asked for. */
export async function replaceFind(db: Kysely<unknown>): Promise<void> {
  await createRanked(db);
  await createIsBroad(db);
  await replacePriced(db);
  await sql`
    create or replace function search_find(words text[], also text[], loose boolean[], lowest bigint, highest bigint, about bigint)
    returns table (kind text, id text, rank real, "position" integer, facets integer[])
    language plpgsql stable security definer rows 100 set search_path = public, pg_temp as $$
    declare
      site text := current_setting('app.website_id', true);
      asked search_asked := search_meaning(site, words, also, loose);
      has_limits boolean := lowest is not null or highest is not null;
      nearest bigint := coalesce(about, highest, lowest);
      ranked_before integer;
    begin
      if asked.needed is null then return query select * from search_priced(site, row(lowest, highest, about));
      elsif has_limits then ${rankedPriced(sql`asked.needed`)};
      elsif search_is_broad(site, asked.needed) then
        ${ranked(sql`asked.kinds`)};
        get diagnostics ranked_before = row_count;
        ${ranked(sql`asked.needed`, sql`asked.kinds`, sql`${MOST} - ranked_before`)};
        if ranked_before > 0 then return; end if;
      else ${ranked(sql`asked.needed`)};
      end if;
      -- Nothing has every word at this price: what has some of them, or the nearest price, or a title that looks alike.
      if not found and asked.some_words is not null then
        if has_limits then ${rankedPriced(sql`asked.some_words`)}; else ${ranked(sql`asked.some_words`)}; end if;
      end if;
      if not found and nearest is not null then
        about := nearest;
        if asked.needed is null then return query select * from search_priced(site, row(null, null, nearest));
        else ${ranked(sql`asked.needed`)}; end if;
      end if;
      if not found and cardinality(words) > 0 then
        return query select * from search_alike(site, array_to_string(words, ' '));
      end if;
    end $$`.execute(db);
  await sql`drop function search_found(text, tsquery, search_asked, search_prices)`.execute(db);
}

async function replacePriced(db: Kysely<unknown>): Promise<void> {
  // Only a price was typed; without limits, the nearest prices.
  await sql`
    create or replace function search_priced(site text, prices search_prices) returns setof search_hit
    language plpgsql stable as $$
    begin
      if prices.lowest is null and prices.highest is null then
        return query
          select d.kind, d.id, search_nearness(d.price_cents, prices.about), d.position, d.facets
          from search_documents d
          where d.website_id = site and d.is_shown and d.price_cents is not null and prices.about is not null
          order by abs(d.price_cents - prices.about), d.id limit 24;
        return;
      end if;
      return query
        select d.kind, d.id, coalesce(search_nearness(d.price_cents, prices.about), 0), d.position, d.facets
        from search_documents d
        where d.website_id = site and d.is_shown
          and d.price_cents between coalesce(prices.lowest, 0) and coalesce(prices.highest, 1000000000000)
        limit ${MOST};
    end $$`.execute(db);
}
