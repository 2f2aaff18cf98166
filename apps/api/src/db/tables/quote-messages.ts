import type { Generated } from 'kysely';

/** What a buyer or the shop wrote about a quote; never changed. */
interface QuoteMessageRow {
  website_id: string;
  quote_id: string;
  /** Made by the caller; unique within the quote. */
  id: string;
  author: 'buyer' | 'shop';
  /** Of the buyer or the member, at the time. */
  name: string;
  text: string;
  created_at: Generated<Date>;
  /** When the shop answered a question; null while it waits, and for answers. */
  answered_at: Date | null;
}

export interface QuoteMessageTables {
  quote_messages: QuoteMessageRow;
}
