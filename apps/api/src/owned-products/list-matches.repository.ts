import { type InputOf, type listOwnedProducts, MAX_COUNTED_PRODUCTS } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { patternsOf, wordsOf } from '../db/typed-words.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { conditionsOf, productsAndStock } from './list-filters.ts';

type Asked = InputOf<typeof listOwnedProducts>;

/** So many products are looked at to see how common words are, and so many of them must have them to be common. */
const SAMPLE = 500;
const COMMON = 200;

/**
 * The condition of the typed words on a product `p`. Rare words are found in an index; what many products have is met soon enough while
 * reading, and the index would give far too many.
 */
export async function wordCondition(
  tx: WebsiteTransaction,
  websiteId: string,
  query: string,
  most: number,
): Promise<RawBuilder<unknown>> {
  const words = wordsOf(query);
  // Words without letters or digits are in no product.
  if (words.length === 0) return sql`false`;
  const patterns = patternsOf(words);
  const { rows: sample } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select find_text from products where website_id = ${websiteId} order by id limit ${SAMPLE}) p
    where p.find_text like all (${patterns})`.execute(tx);
  const isCommon = (sample[0]?.count ?? 0) >= COMMON;
  const { rows } = isCommon
    ? { rows: [] }
    : await sql<{ id: string }>`select id from match_products(${words}::text[], ${most})`.execute(tx);
  // As a case, PostgreSQL expects that many products have them, and reads in the order of the list until a page is full.
  if (isCommon || rows.length === most) {
    return sql`case when p.find_text like all (${patterns}) then true else false end`;
  }
  return sql`p.id = any(${rows.map(({ id }) => id)}::text[])`;
}

/** Which products match, as far as they are counted. */
export interface Matches {
  /** Exact up to `MAX_COUNTED_PRODUCTS`. */
  readonly total: number;
  readonly conditions: readonly RawBuilder<unknown>[];
}

/** Counts the products that match, which also decides how a page of them is read. */
export async function findMatches(tx: WebsiteTransaction, websiteId: string, asked: Asked): Promise<Matches> {
  const conditions = conditionsOf(websiteId, asked);
  const most = MAX_COUNTED_PRODUCTS + 1;
  if (asked.query.trim() !== '') conditions.push(await wordCondition(tx, websiteId, asked.query, most));
  const needsStock = asked.stock !== undefined;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${needsStock ? productsAndStock : sql`products p`} where ${sql.join(conditions, sql` and `)} limit ${most}) found`.execute(
    tx,
  );
  return { total: rows[0]?.total ?? 0, conditions };
}
