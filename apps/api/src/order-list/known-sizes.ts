import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Milliseconds that a size is taken for what it was: orders are kept for years, so a shop hardly gets smaller. */
const MEMORY = 600_000;
/** Most websites whose size is known. */
const MOST_WEBSITES = 10_000;

/** How many orders websites have at least; only those of large ones, because small ones are counted in no time. */
const known = new LRUCache<string, number>({ max: MOST_WEBSITES, ttl: MEMORY });

/** Whether a website is known to have at least so many orders and quote requests. */
export function isKnownToHave(websiteId: string, least: number): boolean {
  return (known.get(websiteId) ?? 0) >= least;
}

/** Remembers that a website has at least so many orders and quote requests. */
export function rememberSize(websiteId: string, least: number): void {
  if ((known.get(websiteId) ?? 0) < least) known.set(websiteId, least);
}

/** Whether a website has at least so many orders: counted in the smallest index, once in ten minutes if it has. */
export async function hasOrders(tx: WebsiteTransaction, websiteId: string, least: number): Promise<boolean> {
  if (isKnownToHave(websiteId, least)) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from orders where website_id = ${websiteId} limit ${least}) found`.execute(tx);
  const has = (rows[0]?.count ?? 0) >= least;
  if (has) rememberSize(websiteId, least);
  return has;
}
