import { MAX_COUNTED_ORDERS } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Conditions, conditionsOf, type NumberedSearch } from './list-conditions.ts';
import { typedConditions } from './word-conditions.ts';

/** Which orders and quote requests match, as far as they are counted. */
export interface Matches extends Conditions {
  /** Exact up to `MAX_COUNTED_ORDERS`. */
  readonly total: number;
}

/** Counts the rows that match, which also decides how a page of them is read. */
export async function findMatches(
  tx: WebsiteTransaction,
  websiteId: string,
  search: NumberedSearch,
): Promise<Matches> {
  const most = MAX_COUNTED_ORDERS + 1;
  const conditions = await allConditions(tx, websiteId, search, most);
  const { orders, quotes } = conditions;
  const ofQuotes = quotes
    ? sql`union all select 1 from quotes q where ${sql.join(quotes, sql` and `)}`
    : sql``;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from orders o where ${sql.join(orders, sql` and `)} ${ofQuotes} limit ${most}) found`.execute(
    tx,
  );
  return { ...conditions, total: rows[0]?.total ?? 0 };
}

async function allConditions(
  tx: WebsiteTransaction,
  websiteId: string,
  search: NumberedSearch,
  most: number,
): Promise<Conditions> {
  const { orders, quotes } = conditionsOf(websiteId, search);
  if (search.query.trim() === '') return { orders, quotes };
  const words = await typedConditions(tx, websiteId, search.query, most);
  return { orders: [...orders, words.order], quotes: quotes && [...quotes, words.quote] };
}
