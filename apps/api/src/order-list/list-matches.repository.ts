import { MAX_COUNTED_ORDERS } from '@etalage/api-contract';
import { digitsOfReference } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { wordsOf } from '../db/typed-words.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { hasOrders, isKnownToHave, rememberSize } from './known-sizes.ts';
import { type Conditions, conditionsOf, isFiltered, type NumberedSearch } from './list-conditions.ts';
import { areCommon, typedConditions } from './word-conditions.ts';

/** Which orders and quote requests match, as far as they are counted. */
export interface Matches extends Conditions {
  /** Exact up to `MAX_COUNTED_ORDERS`. */
  readonly total: number;
}

/** More than is counted. */
export const MOST_MATCHES = MAX_COUNTED_ORDERS + 1;
/**
 * Of a shop with so many orders, words that two fifths of a random sample have are in more than are counted: that a quarter
 * of all, or less, give such a sample has a chance below one in a trillion.
 */
const SURELY_MANY = 4 * MOST_MATCHES;

/** The typed words, if a search is for nothing else: if few rows have them, these are read as they are found. */
export function wordsAlone(websiteId: string, search: NumberedSearch): readonly string[] | undefined {
  const words = wordsOf(search.query);
  const isMore = isFiltered(conditionsOf(websiteId, search)) || digitsOfReference(search.query) !== undefined;
  return words.length === 0 || isMore ? undefined : words;
}

/** Counts the rows that match, which also decides how a page of them is read. */
export async function findMatches(
  tx: WebsiteTransaction,
  websiteId: string,
  search: NumberedSearch,
): Promise<Matches> {
  const listed = conditionsOf(websiteId, search);
  const isAll = !isFiltered(listed);
  if (search.query.trim() !== '') return findWords(tx, websiteId, search, listed);
  if (isAll && isKnownToHave(websiteId, MOST_MATCHES)) return { ...listed, total: MOST_MATCHES };
  const total = await countMatches(tx, listed);
  if (isAll && total === MOST_MATCHES) rememberSize(websiteId, total);
  return { ...listed, total };
}

async function findWords(
  tx: WebsiteTransaction,
  websiteId: string,
  search: NumberedSearch,
  listed: Conditions,
): Promise<Matches> {
  const { orders, quotes } = listed;
  const words = wordsOf(search.query);
  const isCommon = words.length > 0 && (await areCommon(tx, websiteId, words));
  const typed = await typedConditions(tx, search.query, { most: MOST_MATCHES, isCommon });
  const conditions = { orders: [...orders, typed.order], quotes: quotes && [...quotes, typed.quote] };
  const isSure = isCommon && !isFiltered(listed) && (await hasOrders(tx, websiteId, SURELY_MANY));
  return { ...conditions, total: isSure ? MOST_MATCHES : await countMatches(tx, conditions) };
}

async function countMatches(tx: WebsiteTransaction, { orders, quotes }: Conditions): Promise<number> {
  const ofQuotes = quotes
    ? sql`union all select 1 from quotes q where ${sql.join(quotes, sql` and `)}`
    : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from orders o where ${sql.join(orders, sql` and `)} ${ofQuotes} limit ${MOST_MATCHES}) found`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}
