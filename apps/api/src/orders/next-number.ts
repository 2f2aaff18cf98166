import { orderNumber, QUOTE_PREFIX } from '@etalage/shop-domain';
import { compiledStatement } from '../db/compiled-statement.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Numbers start after this one unless the owner chose another, so that the first order does not have number 1. */
export const BEFORE_FIRST = 1000;

export type NumberSeries = 'order' | 'quote';

/** What numbers begin with until the owner chooses something else. */
export const usualPrefixes: Record<NumberSeries, string> = { order: '', quote: QUOTE_PREFIX };

/**
 * The next order or quote number of a website, e.g. `1001`, `O1001` or `2026-00042`, in the form that the owner chose. The
 * counter is locked until the commit, so request it last; a transaction that is rolled back gives its number back.
 */
export async function nextNumber(
  tx: WebsiteTransaction,
  websiteId: string,
  series: NumberSeries,
): Promise<string> {
  const [counter] = await raised(tx, { websiteId, series, prefix: usualPrefixes[series] });
  if (!counter) throw new Error('a counter was incremented and returned no number');
  return orderNumber(counter, counter.last_number);
}

interface Raised {
  readonly last_number: number;
  readonly prefix: string;
  readonly digits: number;
}

const raised = compiledStatement<{ websiteId: string; series: NumberSeries; prefix: string }, Raised>(
  (db, value) =>
    db
      .insertInto('order_counters')
      .values({
        website_id: value('websiteId'),
        series: value('series'),
        prefix: value('prefix'),
        last_number: BEFORE_FIRST + 1,
        highest_given: BEFORE_FIRST + 1,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'series']).doUpdateSet((counter) => ({
          last_number: counter('order_counters.last_number', '+', 1),
          highest_given: counter('order_counters.last_number', '+', 1),
        })),
      )
      .returning(['last_number', 'prefix', 'digits']),
);
