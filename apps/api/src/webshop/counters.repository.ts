import { checkNextNumber, type NumberForm } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { BEFORE_FIRST, type NumberSeries, usualPrefixes } from '../orders/next-number.ts';

/** In the order in which an order locks them. */
const SERIES = ['order', 'quote'] as const;

/** The form of the numbers of a series, the next one, and the lowest that was not given. */
export interface Counter extends NumberForm {
  readonly next: number;
  readonly least: number;
}

export type Counters = Readonly<Record<NumberSeries, Counter>>;

/** The counters of a website; `lock` keeps orders and quotes waiting until the transaction ends. */
export async function readCounters(
  tx: WebsiteTransaction,
  websiteId: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Counters> {
  const rows = await tx
    .selectFrom('order_counters')
    .select(['series', 'prefix', 'digits', 'last_number', 'highest_given'])
    .where('website_id', '=', websiteId)
    .orderBy('series')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  const counterOf = (series: NumberSeries): Counter => {
    const row = rows.find((one) => one.series === series);
    return {
      prefix: row?.prefix ?? usualPrefixes[series],
      digits: row?.digits ?? 1,
      next: (row?.last_number ?? BEFORE_FIRST) + 1,
      least: (row?.highest_given ?? 0) + 1,
    };
  };
  return { order: counterOf('order'), quote: counterOf('quote') };
}

/** What an owner chose for a series; `next` is null to continue as it was. */
export interface ChosenNumbers extends NumberForm {
  readonly next: number | null;
}

/**
 * Stores how numbers of orders and quotes go on, or returns why not by field. Buyers wait for the counters, so that this
 * is the last thing that a save does.
 */
export async function changeCounters(
  tx: WebsiteTransaction,
  websiteId: string,
  chosen: Readonly<Record<NumberSeries, ChosenNumbers>>,
): Promise<Record<string, readonly Message[]>> {
  await addCounters(tx, websiteId);
  const before = await readCounters(tx, websiteId, { lock: true });
  const errors: Record<string, readonly Message[]> = {};
  for (const series of SERIES) {
    const { prefix, next } = chosen[series];
    const used = checkNextNumber(next ?? before[series].next, before[series].least);
    if (used) errors[`next_${series}`] = [used];
    if (prefix !== before[series].prefix && (await isUsedByOther(tx, websiteId, { series, prefix })))
      errors[`${series}_prefix`] = [{ key: usedBy[series], values: { prefix } }];
  }
  if (Object.keys(errors).length > 0) return errors;
  for (const series of SERIES) {
    const { prefix, digits, next } = chosen[series];
    await tx
      .updateTable('order_counters')
      .set({ prefix, digits, last_number: (next ?? before[series].next) - 1 })
      .where('website_id', '=', websiteId)
      .where('series', '=', series)
      .execute();
  }
  return {};
}

async function addCounters(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  const rows = SERIES.map((series) => ({
    website_id: websiteId,
    series,
    prefix: usualPrefixes[series],
    last_number: BEFORE_FIRST,
  }));
  await tx
    .insertInto('order_counters')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['website_id', 'series']).doNothing())
    .execute();
}

const usedBy = { order: 'webshop_prefix_used_quotes', quote: 'webshop_prefix_used_orders' } as const;

/** Whether the other series has a number with a prefix: orders and quotes are found by their number alone. */
async function isUsedByOther(
  tx: WebsiteTransaction,
  websiteId: string,
  { series, prefix }: { readonly series: NumberSeries; readonly prefix: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom(series === 'order' ? 'quotes' : 'orders')
    .select('id')
    .where('website_id', '=', websiteId)
    // A prefix does not end in a digit.
    .where(sql<string>`rtrim(number, '0123456789')`, '=', prefix)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
