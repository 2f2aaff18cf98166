import { digitsOfReference } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { patternsOf, wordsOf } from '../db/typed-words.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** So many orders are looked at to see how common words are, and so many of them must have them to be common. */
const SAMPLE = 500;
const COMMON = 200;

interface Found {
  /** Of an order `o`, also by the words of its quote request. */
  readonly order: RawBuilder<unknown>;
  /** Of a quote request `q`. */
  readonly quote: RawBuilder<unknown>;
}

/** Orders that one reference can mean: numbers with other letters can have the same digits. */
const MOST_REFERENCED = 100;

/** The conditions of what is typed: words, or the structured communication of a transfer, which finds its order. */
export async function typedConditions(
  tx: WebsiteTransaction,
  websiteId: string,
  query: string,
  most: number,
): Promise<Found> {
  const words = await wordConditions(tx, websiteId, query, most);
  const digits = digitsOfReference(query);
  if (digits === undefined) return words;
  const { rows } = await sql<{ id: string }>`
    select id from match_reference(${digits}, ${MOST_REFERENCED})`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return { order: sql`(${words.order} or o.id = any(${ids}::text[]))`, quote: words.quote };
}

/**
 * The conditions of the typed words. Rare words are found in an index; what many orders have is met soon enough while
 * reading, and the index would give far too many.
 */
async function wordConditions(
  tx: WebsiteTransaction,
  websiteId: string,
  query: string,
  most: number,
): Promise<Found> {
  const words = wordsOf(query);
  // Words without letters or digits are in no order.
  if (words.length === 0) return { order: sql`false`, quote: sql`false` };
  const patterns = patternsOf(words);
  const { rows: sample } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select find_text from orders where website_id = ${websiteId} order by id limit ${SAMPLE}) o
    where o.find_text like all (${patterns})`.execute(tx);
  const isCommon = (sample[0]?.count ?? 0) >= COMMON;
  const { rows } = isCommon
    ? { rows: [] }
    : await sql<{ token: string }>`select token from match_purchases(${words}::text[], ${most})`.execute(tx);
  if (!isCommon && rows.length < most) {
    // As rows: PostgreSQL plans an array of many values far more slowly.
    const tokens = sql`(select unnest(${rows.map(({ token }) => token)}::text[]))`;
    return { order: sql`o.token in ${tokens}`, quote: sql`q.token in ${tokens}` };
  }
  // As a case, PostgreSQL expects that many have them, and reads in the order of the list until a page is full.
  return {
    order: sql`case when o.find_text like all (${patterns}) or o.with_quote and exists (select from quotes mixed
      where mixed.website_id = o.website_id and mixed.token = o.token and mixed.find_text like all (${patterns}))
      then true else false end`,
    quote: sql`case when q.find_text like all (${patterns}) then true else false end`,
  };
}
