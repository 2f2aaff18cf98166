import { checkNextNumber, type NumberForm } from '@etalage/shop-domain';
import type { Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { BEFORE_FIRST, type NumberSeries, usualPrefixes } from '../orders/next-number.ts';
import { usedByOther } from './check-numbered.ts';

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

const otherOf = { order: 'quote', quote: 'order' } as const;

/** What an owner chose for a series; `next` is null to continue as it was. */
export interface ChosenNumbers extends NumberForm {
  readonly next: number | null;
}

interface Numbers {
  readonly chosen: Readonly<Record<NumberSeries, ChosenNumbers>>;
  /** The lowest numbers that were not given before `checkNumbered` was asked. */
  readonly least: Readonly<Record<NumberSeries, number>>;
}

/**
 * Stores how numbers of orders and quotes go on, or returns why not by field. Buyers wait for the counters, so that this
 * is the last thing that a save does, and reads no orders: `checkNumbered` has done that before.
 */
export async function changeCounters(
  tx: WebsiteTransaction,
  websiteId: string,
  { chosen, least }: Numbers,
): Promise<Record<string, readonly Message[]>> {
  await addCounters(tx, websiteId);
  const before = await readCounters(tx, websiteId, { lock: true });
  const errors: Record<string, readonly Message[]> = {};
  for (const series of SERIES) {
    const { prefix, next } = chosen[series];
    const used = checkNextNumber(next ?? before[series].next, before[series].least);
    if (used) errors[`next_${series}`] = [used];
    const other = before[otherOf[series]];
    // Prefixes only change one save at a time, so that what was numbered since begins with the one that is stored.
    const isNumberedSince = other.least > least[otherOf[series]];
    if (other.prefix === prefix && isNumberedSince)
      errors[`${series}_prefix`] = [usedByOther(series, prefix)];
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
