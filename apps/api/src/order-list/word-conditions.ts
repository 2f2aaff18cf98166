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

/**
 * Whether so many orders have all words that reading them in the order of the list meets them soon enough. Ids are random,
 * so that the first of them are a random sample.
 */
export async function areCommon(
  tx: WebsiteTransaction,
  websiteId: string,
  words: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select find_text from orders where website_id = ${websiteId} order by id limit ${SAMPLE}) o
    where o.find_text like all (${patternsOf(words)})`.execute(tx);
  return (rows[0]?.count ?? 0) >= COMMON;
}

/** Whether the rows of `rareRows` say that the words are common. */
export const saysCommon = sql`coalesce(bool_or(source = 'common'), false)`;

/**
 * The rows with words that are rare, found in an index; with what the list sorts by. One row with the source `common` alone
 * if a sample of the orders has the words.
 */
export function rareRows(words: readonly string[], most: number): RawBuilder<unknown> {
  return sql`match_purchases(${[...words]}::text[], ${most})`;
}

/** The conditions of what is typed: words, or the structured communication of a transfer, which finds its order. */
export async function typedConditions(
  tx: WebsiteTransaction,
  query: string,
  { most, isCommon }: { readonly most: number; readonly isCommon: boolean },
): Promise<Found> {
  const words = await wordConditions(tx, wordsOf(query), isCommon ? 0 : most);
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
 * @param most Most rows that are looked up in the index; 0 for words that are common.
 */
async function wordConditions(
  tx: WebsiteTransaction,
  words: readonly string[],
  most: number,
): Promise<Found> {
  // Words without letters or digits are in no order.
  if (words.length === 0) return { order: sql`false`, quote: sql`false` };
  const { rows } =
    most === 0
      ? { rows: [] }
      : await sql<{ token: string | null }>`select token from ${rareRows(words, most)}`.execute(tx);
  const tokensFound = rows.map(({ token }) => token);
  if (tokensFound.length < most && !tokensFound.includes(null)) {
    // As rows: PostgreSQL plans an array of many values far more slowly.
    const tokens = sql`(select unnest(${tokensFound}::text[]))`;
    return { order: sql`o.token in ${tokens}`, quote: sql`q.token in ${tokens}` };
  }
  const patterns = patternsOf(words);
  // As a case, PostgreSQL expects that many have them, and reads in the order of the list until a page is full.
  return {
    order: sql`case when o.find_text like all (${patterns}) or o.with_quote and exists (select from quotes mixed
      where mixed.website_id = o.website_id and mixed.token = o.token and mixed.find_text like all (${patterns}))
      then true else false end`,
    quote: sql`case when q.find_text like all (${patterns}) then true else false end`,
  };
}
