import { type Kysely, sql } from 'kysely';
import { MAX_RANKED } from './bound.ts';

const MOST = sql.lit(MAX_RANKED);

// A rank adds up per word: the weight of its best place among the heads, and a little for what begins with it.
const rank = sql`(coalesce(ts_rank('{0.1, 0.4, 0.7, 1}', d.heads, exact) * exact_count, 0)
  + case when begins is null then 0 else coalesce(ts_rank('{0.01, 0.04, 0.07, 0.1}', d.heads, begins), 0) end
  + case when every is null then 0
      else (d.words @@ kinds)::integer + 0.5 * (d.words @@ every)::integer end
  + case when about is null then 0 else coalesce(0.3 * search_nearness(d.price_cents, about), 0) end)::real`;
const arguments_ = sql`site text, query tsquery, unless tsquery, exact tsquery, exact_count integer, begins tsquery,
  every tsquery, kinds tsquery, lowest bigint, highest bigint, about bigint, most integer`;

/** The documents of one website, for what is found by words and by words with a price. */
const ofSite = { ofWords: sql`d.website_id = site`, ofPrices: sql`d.website_id = site` };

/**
 * What matches words and is not among `unless`, with its rank. In SQL, so that PostgreSQL makes these functions part of
 * the statement that calls them: a function of its own copies all its rows.
 */
export async function createRanked(db: Kysely<unknown>, { ofWords, ofPrices } = ofSite): Promise<void> {
  const create = (name: string, isAmong: ReturnType<typeof sql>) => sql`
    create or replace function ${sql.id(name)}(${arguments_}) returns setof search_hit language sql stable as $$
      select d.kind, d.id, ${rank}, d.position, d.facets from search_documents d
      where ${isAmong} and d.words @@ query and d.is_shown and (unless is null or not d.words @@ unless)
      limit most $$`;
  await create('search_ranked', ofWords).execute(db);
  // Conditions that the index of prices answers.
  await create(
    'search_ranked_priced',
    sql`${ofPrices} and d.price_cents between coalesce(lowest, 0) and coalesce(highest, 1000000000000)`,
  ).execute(db);
}

/**
 * Whether about half of what a search ranks, or more, has the words, by the estimate of the planner: counting would cost
 * as much as ranking. Volatile, because PostgreSQL lets no other function explain; it writes nothing.
 */
export async function createIsBroad(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_is_broad(site text, query tsquery) returns boolean language plpgsql volatile as $$
    declare
      estimate json;
    begin
      if (select reltuples from pg_class where oid = 'search_documents'::regclass) < ${MOST} then return false; end if;
      execute format(
        'explain (format json) select from search_documents where website_id = %L and words @@ %L::tsquery', site, query)
        into estimate;
      return (estimate -> 0 -> 'Plan' ->> 'Plan Rows')::float >= ${MOST} / 2;
    end $$`.execute(db);
}
