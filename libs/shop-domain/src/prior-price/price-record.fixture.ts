import type { DutchMidnight, PriceMoment, PriceRecord } from './price-record.ts';

export const DAY = 86_400_000;

/** Midnight without summer time; that of the Netherlands is tested where it is defined. */
export const utcMidnight: DutchMidnight = (moment, { days = 0, months = 0 }) => {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate() + days);
};

/** A price from a day on; pass what else matters to the test. */
export function momentOf(
  day: number,
  price_cents: number,
  sale_price_cents: number | null = null,
  more: Partial<PriceMoment> = {},
): PriceMoment {
  const visible = { is_public: true, is_repriced: false, variants: {} };
  return { at: day * DAY, price_cents, sale_price_cents, ...visible, ...more };
}

/** The prices of a product, read on a day. */
export function recordOf(day: number, ...moments: PriceMoment[]): PriceRecord {
  return { now: day * DAY, is_cut: false, moments };
}
