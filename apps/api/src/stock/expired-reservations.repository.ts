import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Maximum number of orders in one sweep of a website. */
const MAX_ORDERS = 100;

/** Ids of orders of which reserved stock has expired, the one that was checked longest ago first. */
export async function findExpired(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('stock_reservations')
    .select('order_id')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', now)
    .where(isWaiting)
    .groupBy('order_id')
    .orderBy(sql`min(checked_at) nulls first`)
    .orderBy(sql`min(expires_at)`)
    .limit(MAX_ORDERS)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Stores when it was last checked whether the stock of an order can be released. */
export async function markExpiredChecked(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_reservations')
    .set({ checked_at: now })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'reserved')
    .execute();
}

/**
 * The pieces of an order that was sent, if only in part, are gone or packed, and those of one that is paid afterwards are
 * going: they stay reserved until it is paid.
 */
export const isWaiting = (eb: ExpressionBuilder<Database, 'stock_reservations'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.website_id', '=', 'stock_reservations.website_id')
        .whereRef('orders.id', '=', 'stock_reservations.order_id')
        .where(({ or, eb: of }) =>
          or([of('orders.sent', '<>', 'none'), of('orders.pay_days', 'is not', null)]),
        ),
    ),
  );
