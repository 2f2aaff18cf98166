import type { WebshopContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { NumberSeries } from '../orders/next-number.ts';

type Prefixes = Pick<WebshopContent, 'order_prefix' | 'quote_prefix'>;

const usedBy = { order: 'webshop_prefix_used_quotes', quote: 'webshop_prefix_used_orders' } as const;

/** That a series cannot begin with what the other one began with: orders and quotes are found by their number alone. */
export function usedByOther(series: NumberSeries, prefix: string): Message {
  return { key: usedBy[series], values: { prefix } };
}

/**
 * What orders cannot begin with because a quote does, and the other way round, by field. It reads all of them, so that it
 * comes before the lock of the counters, for which buyers wait; what is numbered after it is found by `changeCounters`.
 */
export async function checkNumbered(
  tx: WebsiteTransaction,
  websiteId: string,
  { before, after }: { readonly before: Prefixes; readonly after: Prefixes },
): Promise<Record<string, readonly Message[]>> {
  const errors: Record<string, readonly Message[]> = {};
  const { order_prefix: orders, quote_prefix: quotes } = after;
  if (
    orders !== before.order_prefix &&
    (await isNumbered(tx, websiteId, { table: 'quotes', prefix: orders }))
  )
    errors['order_prefix'] = [usedByOther('order', orders)];
  if (
    quotes !== before.quote_prefix &&
    (await isNumbered(tx, websiteId, { table: 'orders', prefix: quotes }))
  )
    errors['quote_prefix'] = [usedByOther('quote', quotes)];
  return errors;
}

async function isNumbered(
  tx: WebsiteTransaction,
  websiteId: string,
  { table, prefix }: { readonly table: 'orders' | 'quotes'; readonly prefix: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', websiteId)
    // A prefix does not end in a digit.
    .where(sql<string>`rtrim(number, '0123456789')`, '=', prefix)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
