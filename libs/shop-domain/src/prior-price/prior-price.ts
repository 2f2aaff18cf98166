import { type AskedPeriod, askedPeriods, follows } from './asked-periods.ts';
import type { DutchMidnight, PriceRecord } from './price-record.ts';

/** Days before a reduction of which the lowest price counts (Price Indication Directive, article 6a). */
const DAYS = 30;
/** How long a reduction that grows in steps may be compared with the price before its first step. */
const MONTHS = 3;

/** What may be printed as the price before a reduction. */
export interface PriorPrice {
  /** The base price to strike through, in cents of the price mode; null if there is no lawful one. */
  readonly cents: number | null;
  /** The lowest base price of the days before the reduction, also if it is not above the sale price; null if unknown. */
  readonly lowest: number | null;
  /**
   * `no_sale`: nothing is reduced. `unknown`: no other price was asked in the days before. `not_lower`: the lowest one was
   * not above the sale price. `repriced`: options or variants changed, so that it cannot be compared. `too_many`: the prices
   * of those days were too many to read all of them.
   */
  readonly reason: 'lawful' | 'no_sale' | 'unknown' | 'not_lower' | 'repriced' | 'too_many';
}

/**
 * The price before the reduction of a product: the lowest one that was asked in the 30 days before it. A reduction that grows
 * in steps keeps that of its first step for three months. A product that is on sale for a shorter time has the lowest one
 * since it was first offered. Every variant must have cost at least as much.
 */
export function priorPrice(record: PriceRecord, midnight: DutchMidnight): PriorPrice {
  const base = priorOf(record, askedPeriods(record), midnight);
  if (base.cents === null) return base;
  const others = changedVariants(record).map((variant) => {
    const prior = priorOf(record, askedPeriods(record, variant.id), midnight);
    return lessDifference(prior, variant.difference);
  });
  return others.reduce(lower, base);
}

/** Whole per cent that a price is below the price before it, rounded down so that it never promises too much. */
export function reductionPercentage(prior: number, now: number): number {
  return prior <= 0 || now >= prior ? 0 : Math.floor(((prior - now) * 100) / prior);
}

function priorOf(record: PriceRecord, periods: readonly AskedPeriod[], midnight: DutchMidnight): PriorPrice {
  const present = periods.at(-1);
  const isShown = record.moments.at(-1)?.is_public === true;
  if (!present || !isShown || !present.isSale) return { cents: null, lowest: null, reason: 'no_sale' };
  const start = startOf(periods, record.now, midnight);
  const from = midnight(start, { days: -DAYS });
  if (record.moments.some((moment) => moment.is_repriced && moment.at > from)) {
    return { cents: null, lowest: null, reason: 'repriced' };
  }
  const oldest = record.moments.at(0)?.at ?? record.now;
  if (record.is_cut && oldest > from) {
    return { cents: null, lowest: null, reason: 'too_many' };
  }
  const asked = periods.filter((period) => period.until > from && period.from < start);
  if (asked.length === 0) return { cents: null, lowest: null, reason: 'unknown' };
  const lowest = Math.min(...asked.map(({ cents }) => cents));
  return lowest > present.cents
    ? { cents: lowest, lowest, reason: 'lawful' }
    : { cents: null, lowest, reason: 'not_lower' };
}

/** When the reduction began that counts: the first of its steps, or the last one when that was too long ago. */
function startOf(periods: readonly AskedPeriod[], now: number, midnight: DutchMidnight): number {
  const last = periods.length - 1;
  let first = last;
  while (isStep(periods[first - 1], periods[first])) first -= 1;
  const began = periods[first]?.from ?? now;
  return now < midnight(began, { months: MONTHS }) ? began : (periods[last]?.from ?? now);
}

/** Whether a reduction goes on with a larger one. */
function isStep(before: AskedPeriod | undefined, after: AskedPeriod | undefined): boolean {
  return !!before && !!after && before.isSale && before.cents > after.cents && follows(before, after);
}

/** The variants that exist and of which the difference ever changed. */
function changedVariants({ moments }: PriceRecord): { id: string; difference: number }[] {
  const last = new Map<string, number | null>();
  for (const { variants } of moments) {
    for (const [id, { to }] of Object.entries(variants)) last.set(id, to);
  }
  return [...last].flatMap(([id, difference]) => (difference === null ? [] : [{ id, difference }]));
}

/** As a base price, with which a variant has its prior price. */
function lessDifference({ cents, lowest, reason }: PriorPrice, difference: number): PriorPrice {
  const base = (amount: number | null) => (amount === null ? null : amount - difference);
  return { cents: base(cents), lowest: base(lowest), reason };
}

/** The one of two that promises less. */
function lower(one: PriorPrice, other: PriorPrice): PriorPrice {
  if (one.cents === null) return one;
  if (other.cents === null) return other;
  return other.cents < one.cents ? other : one;
}
