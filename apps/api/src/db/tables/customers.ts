import type { ColumnType, Generated } from 'kysely';

/** Who bought, asked or wrote, by e-mail address. The database counts them; only their erasure is written elsewhere. */
interface CustomerRow {
  website_id: string;
  id: Generated<string>;
  /** Trimmed and in lower case; null once the data of the person was erased. */
  email: string | null;
  /** Of the newest order or quote request, else of the newest submission that has a name. */
  name: Generated<string>;
  company: Generated<string>;
  phone: Generated<string>;
  postcode: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  first_seen_at: Date;
  last_seen_at: Date;
  /** Time of the purchase that says who it is; null without purchases. */
  described_at: Date | null;
  orders: Generated<number>;
  quotes: Generated<number>;
  submissions: Generated<number>;
  /** Cents without VAT, of the orders that `is_sale` counts. */
  turnover: Generated<number>;
  erased_at: Date | null;
  /** How many orders were kept for the tax office when the data was erased, and until which day. */
  kept_orders: Generated<number>;
  kept_until: ColumnType<string | null, string | null | undefined, string | null>;
  find_text: ColumnType<string, never, never>;
  sort_name: ColumnType<string, never, never>;
}

/** What the shop notes about a customer. */
interface CustomerNoteRow {
  website_id: string;
  /** Made by the caller. */
  id: string;
  customer_id: string;
  member_id: string;
  /** At the time of the note. */
  member_name: string;
  text: string;
  created_at: Generated<Date>;
}

export interface CustomerTables {
  customers: CustomerRow;
  customer_notes: CustomerNoteRow;
}
