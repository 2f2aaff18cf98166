import { type Kysely, sql } from 'kysely';

/** Most documents that one search ranks and counts; of a broader word, documents with it in their title come first. */
export const MAX_FOUND = sql.lit(10_000);

/** What finds and ranks documents: by words, by a price only, and by a title that looks alike. */
export async function createFound(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_nearness(price bigint, about bigint) returns real language sql immutable parallel safe
    return 1 / (1 + abs(price - about)::real / greatest(about, 1))`.execute(db);
  // Only a price was typed; without limits, the nearest prices.
  await sql`
    create function search_priced(site text, prices search_prices) returns setof search_hit language plpgsql stable as $$
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
        limit ${MAX_FOUND};
    end $$`.execute(db);
  await createRanked(db);
  // For what no correction explains: titles that look like what was typed.
  await sql`
    create function search_alike(site text, typed text) returns setof search_hit language plpgsql stable as $$
    begin
      return query
        select d.kind, d.id, word_similarity(search_plain(typed), d.plain_title), d.position, d.facets
        from search_documents d
        where d.website_id = site and d.is_shown and word_similarity(search_plain(typed), d.plain_title) >= 0.4
        order by 3 desc, d.id limit 50;
    end $$`.execute(db);
}

async function createRanked(db: Kysely<unknown>): Promise<void> {
  // A rank adds up per word: the weight of its best place among the heads, and a little for what begins with it.
  await sql`
    create function search_found(site text, query tsquery, asked search_asked, prices search_prices)
    returns setof search_hit language plpgsql stable rows 100 as $$
    declare
      exact tsquery := asked.exact;
      exact_count integer := asked.exact_count;
      begins tsquery := asked.begins;
    begin
      if query is null then
        return query select * from search_priced(site, prices);
      elsif asked.every is null and begins is null and prices is null then
        return query
          select d.kind, d.id, ts_rank('{0.1, 0.4, 0.7, 1}', d.heads, exact) * exact_count::real, d.position, d.facets
          from search_documents d where d.website_id = site and d.words @@ query and d.is_shown limit ${MAX_FOUND};
      else
        return query
          select d.kind, d.id,
            (coalesce(ts_rank('{0.1, 0.4, 0.7, 1}', d.heads, exact) * exact_count, 0)
            + coalesce(ts_rank('{0.01, 0.04, 0.07, 0.1}', d.heads, begins), 0)
            + case when asked.every is null then 0
                else (d.words @@ asked.kinds)::integer + 0.5 * (d.words @@ asked.every)::integer end
            + coalesce(0.3 * search_nearness(d.price_cents, prices.about), 0))::real, d.position, d.facets
          from search_documents d
          where d.website_id = site and d.words @@ query and d.is_shown
            and (prices.lowest is null or d.price_cents >= prices.lowest)
            and (prices.highest is null or d.price_cents <= prices.highest)
          limit ${MAX_FOUND};
      end if;
    end $$`.execute(db);
}
