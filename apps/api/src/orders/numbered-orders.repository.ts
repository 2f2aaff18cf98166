import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';

interface Asked {
  readonly numbers: readonly string[];
  /** Locks them against other changes, in one order, so that two calls do not wait for each other. */
  readonly lock?: boolean;
}

/** Orders and quote requests by their numbers, those that were found. */
export interface NumberedOrders {
  readonly orders: ReadonlyMap<string, OrderRow>;
  /** The numbers of quote requests without an order. */
  readonly quotes: ReadonlySet<string>;
}

export async function findNumberedOrders(
  tx: WebsiteTransaction,
  websiteId: string,
  { numbers, lock = false }: Asked,
): Promise<NumberedOrders> {
  const asked = [...numbers];
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('number', '=', sql<string>`any(${asked}::text[])`)
    .orderBy('id')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  const quotes = await tx
    .selectFrom('quotes')
    .select('number')
    .where('website_id', '=', websiteId)
    .where('number', '=', sql<string>`any(${asked}::text[])`)
    .execute();
  return {
    orders: new Map(orders.map((order) => [order.number, order])),
    quotes: new Set(quotes.map(({ number }) => number)),
  };
}

/** What decides what can be done with an order among others. */
export function listedFactsOf(order: OrderRow) {
  const { with_quote, status, sent, payment_status, total_incl_tax: total } = order;
  const kind = with_quote ? ('mixed' as const) : ('order' as const);
  return { kind, status, sent, payment_status, total, pays_later: order.pay_days !== null };
}
