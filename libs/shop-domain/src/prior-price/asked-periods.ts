import type { PriceMoment, PriceRecord } from './price-record.ts';

/** A time in which visitors were asked one price. */
export interface AskedPeriod {
  readonly from: number;
  /** Exclusive; of the last one the moment of reading. */
  readonly until: number;
  readonly cents: number;
  /** Whether it was announced as a reduction. */
  readonly isSale: boolean;
}

/** The longest that a product may be away without ending its reduction. */
const LONGEST_BREAK = 30 * 86_400_000;

/** What the base price, or a variant with this id, cost in the course of time; times in which nobody could buy it are left out. */
export function askedPeriods({ now, moments }: PriceRecord, variantId?: string): AskedPeriod[] {
  const differences = variantId === undefined ? undefined : differencesOf(moments, variantId);
  const periods: AskedPeriod[] = [];
  moments.forEach((moment, index) => {
    const from = moment.at;
    const until = moments[index + 1]?.at ?? now;
    // What one transaction changes twice was never seen in between.
    const isSeen = until > from || index === moments.length - 1;
    const difference = differences ? (differences[index] ?? null) : 0;
    if (!isSeen || !moment.is_public || difference === null) return;
    const isSale = moment.sale_price_cents !== null;
    const cents = (moment.sale_price_cents ?? moment.price_cents) + difference;
    addPeriod(periods, { from, until, cents, isSale });
  });
  return periods;
}

/** The same price after a short break goes on. */
function addPeriod(periods: AskedPeriod[], period: AskedPeriod): void {
  const last = periods.at(-1);
  const goesOn =
    last && last.cents === period.cents && last.isSale === period.isSale && follows(last, period);
  if (!goesOn) periods.push(period);
  else periods.splice(-1, 1, { ...period, from: last.from });
}

/** Whether a period comes after another one without a long break. */
export function follows(before: AskedPeriod, after: AskedPeriod): boolean {
  return after.from - before.until < LONGEST_BREAK;
}

/** The difference of a variant from each moment on; null while it did not exist. */
function differencesOf(moments: readonly PriceMoment[], id: string): (number | null)[] {
  const first = moments.find(({ variants }) => variants[id]);
  let difference = first?.variants[id]?.from ?? null;
  return moments.map(({ variants }) => {
    const change = variants[id];
    if (change) difference = change.to;
    return difference;
  });
}
