import { type PriorPrice, priorPrice } from './prior-price.ts';
import type { DutchMidnight, PriceMoment, PriceRecord } from './price-record.ts';

/** What may be printed as the price before it if a product got this sale price now, with its other prices as they are. */
export function priorIf(record: PriceRecord, sale_price_cents: number, midnight: DutchMidnight): PriorPrice {
  const last = record.moments.at(-1);
  const next: PriceMoment = {
    at: record.now,
    price_cents: last?.price_cents ?? sale_price_cents,
    sale_price_cents,
    is_public: true,
    is_repriced: false,
    variants: {},
  };
  return priorPrice({ ...record, moments: [...record.moments, next] }, midnight);
}
