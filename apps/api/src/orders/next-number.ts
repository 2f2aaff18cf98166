import { orderNumber } from '@etalage/shop-domain';
import { compiledStatement } from '../db/compiled-statement.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Numbers start after this one, so that the first order does not have number 1. */
export const BEFORE_FIRST = 1000;

/**
 * The next order or quote number of a website, e.g. `1001` or `O1001`, with the prefix that the owner chose. The counter
 * is locked until the commit, so request it last; a number is skipped only if its transaction is rolled back.
 */
export async function nextNumber(
  tx: WebsiteTransaction,
  websiteId: string,
  series: 'order' | 'quote',
  prefix: string,
): Promise<string> {
  const [counter] = await raised(tx, { websiteId, series });
  if (!counter) throw new Error('a counter was incremented and returned no number');
  return orderNumber(prefix, counter.last_number);
}

const raised = compiledStatement<{ websiteId: string; series: 'order' | 'quote' }, { last_number: number }>(
  (db, value) =>
    db
      .insertInto('order_counters')
      .values({ website_id: value('websiteId'), series: value('series'), last_number: BEFORE_FIRST + 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['website_id', 'series'])
          .doUpdateSet((counter) => ({ last_number: counter('order_counters.last_number', '+', 1) })),
      )
      .returning('last_number'),
);
