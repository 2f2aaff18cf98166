import type { Customer, OfferContent, OfferState } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';
import type { OrderSnapshot } from './order-snapshot.ts';

/** One version of a quote. Amounts are cents; what was sent is never changed but for its state. */
interface QuoteOfferRow {
  website_id: string;
  quote_id: string;
  /** From 1 in each quote. */
  number: number;
  state: Generated<OfferState>;
  /** Whom it is for; it becomes that of the quote when it is sent. */
  customer: ColumnType<Customer, string, string>;
  content: ColumnType<OfferContent, string, string>;
  /** What its buyer sees and what its order has, as it was computed when it was saved last. */
  snapshot: ColumnType<OrderSnapshot, string, string>;
  total_excl_tax: number;
  total_tax: number;
  total_incl_tax: number;
  /** The last day on which it can be accepted: `2026-12-28`. */
  valid_until: string;
  saved_at: Date;
  sent_at: Date | null;
  accepted_at: Date | null;
  accepted_name: Generated<string>;
  /** When its buyer was reminded that it ends soon. */
  reminded_at: Date | null;
}

export interface QuoteTables {
  quote_offers: QuoteOfferRow;
}
