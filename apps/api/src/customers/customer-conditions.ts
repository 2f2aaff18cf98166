import type { CustomerSearch } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { patternsOf, wordsOf } from '../db/typed-words.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** So many customers are looked at to see how common words are, and so many of them must have them to be common. */
const SAMPLE = 500;
const COMMON = 200;

/** An index has each of them in these words. */
const groups = {
  orders: sql`c.orders > 0`,
  forms: sql`c.orders = 0 and c.quotes = 0 and c.submissions > 0`,
  companies: sql`c.company <> ''`,
};

/** The conditions of a search on a customer `c`; those whose data was erased are in no list. */
export async function customerConditions(
  tx: WebsiteTransaction,
  websiteId: string,
  { query, group, country }: CustomerSearch,
  most: number,
): Promise<RawBuilder<unknown>> {
  const conditions = [sql`c.website_id = ${websiteId}`, sql`c.email is not null`];
  if (group) conditions.push(groups[group]);
  if (country !== undefined) conditions.push(sql`c.country = ${country}`);
  if (query.trim() !== '') conditions.push(await wordCondition(tx, websiteId, query, most));
  return sql.join(conditions, sql` and `);
}

/**
 * Rare words are found in an index; what many customers have is met soon enough while reading, and the index would give
 * far too many.
 */
async function wordCondition(
  tx: WebsiteTransaction,
  websiteId: string,
  query: string,
  most: number,
): Promise<RawBuilder<unknown>> {
  const words = wordsOf(query);
  // Words without letters or digits are in no customer.
  if (words.length === 0) return sql`false`;
  const patterns = patternsOf(words);
  const { rows: sample } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select find_text from customers where website_id = ${websiteId} order by id limit ${SAMPLE}) c
    where c.find_text like all (${patterns})`.execute(tx);
  if ((sample[0]?.count ?? 0) < COMMON) {
    const { rows } = await sql<{ id: string }>`
      select id from match_customers(${words}::text[], ${most})`.execute(tx);
    if (rows.length < most) return sql`c.id = any(${rows.map(({ id }) => id)}::text[])`;
  }
  // As a case, PostgreSQL expects that many have them, and reads in the order of the list until a page is full.
  return sql`case when c.find_text like all (${patterns}) then true else false end`;
}
