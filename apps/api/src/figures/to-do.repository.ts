import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isSale, isUnpaidAfterAll } from './sales.ts';

export interface ShopWork {
  readonly to_send: number;
  readonly quotes: number;
  readonly failed_payments: number;
}

/** More than this is not counted: nobody needs to know how much more. */
const MOST = 1000;

/** What waits in the shop. */
export async function findShopWork(tx: WebsiteTransaction, websiteId: string): Promise<ShopWork> {
  const { rows } = await sql<ShopWork>`
    select
      (select count(*)::int from (select from orders o
        where o.website_id = ${websiteId} and o.status = 'placed' and o.sent <> 'all' and ${isSale}
        limit ${MOST}) found) as to_send,
      (select count(*)::int from (select from quotes q
        where q.website_id = ${websiteId} and q.status = 'requested' limit ${MOST}) found) as quotes,
      (select count(*)::int from (select from orders o
        where o.website_id = ${websiteId} and o.created_at > now() - interval '30 days' and ${isUnpaidAfterAll}
        limit ${MOST}) found) as failed_payments`.execute(tx);
  return rows[0] ?? { to_send: 0, quotes: 0, failed_payments: 0 };
}

/** The number of submissions that nobody has read. */
export async function countUnread(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (select from form_submissions
      where website_id = ${websiteId} and read_at is null limit ${MOST}) found`.execute(tx);
  return rows[0]?.unread ?? 0;
}
