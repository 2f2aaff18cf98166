import type { Cart, Customer, PaymentStatus } from '@etalage/shop-domain/schema';
import type { ColumnType, Generated } from 'kysely';
import type { OrderSnapshot } from './order-snapshot.ts';
import type { PaymentTables } from './payments.ts';

/** A JSON column: read as a parsed value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** The numbers of a series of a website; incremented in the transaction that uses the number. */
interface OrderCounterRow {
  website_id: string;
  series: 'order' | 'quote';
  /** The one before the next. */
  last_number: number;
  /** What numbers begin with, and how many digits they have at least. */
  prefix: Generated<string>;
  digits: Generated<number>;
  /** The highest count that an order or a quote got; 0 for none. */
  highest_given: Generated<number>;
}

/** The columns that orders and quote requests share. Amounts are cents; `email` is trimmed and lower case. */
interface PurchaseRow {
  website_id: string;
  id: string;
  /** The order session: a secret of 128 bits. An order and a quote request from one cart share it. */
  token: string;
  number: string;
  email: string;
  customer: Json<Customer>;
  snapshot: Json<OrderSnapshot>;
  total_excl_tax: number;
  total_incl_tax: number;
  created_at: Generated<Date>;
  /** Counts its changes, from 1. */
  version: Generated<number>;
  /** What it is found and sorted by in the list; made by the database. */
  find_text: ColumnType<string, never, never>;
  sort_customer: ColumnType<string, never, never>;
  sort_number: ColumnType<string, never, never>;
  /** Where it goes: the country of delivery, that of the invoice without another address. */
  country: ColumnType<string, never, never>;
}

interface QuoteRow extends PurchaseRow {
  /** Null for a quote that the shop made without a request. */
  cart_id: string | null;
  /** Whether an order was made from the same cart. */
  with_order: Generated<boolean>;
  /** Never `expired`, which follows from `valid_until`. */
  status: Generated<'requested' | 'offered' | 'accepted' | 'declined' | 'expired'>;
  /** Until when the version that was sent is valid: `2026-12-28`; null without one. */
  valid_until: string | null;
}

interface OrderRow extends PurchaseRow {
  /** Null for an order that was created from an accepted quote. */
  cart_id: string | null;
  quote_id: string | null;
  /** Whether a quote request was made from the same cart. */
  with_quote: Generated<boolean>;
  status: Generated<'placed' | 'cancelled' | 'completed'>;
  /** The cart that took the products back, of an order that was cancelled for it. */
  restored_cart_id: string | null;
  /** How much of its pieces was sent. */
  sent: Generated<'none' | 'partly' | 'all'>;
  payment_method: string;
  /** Of an order that is paid afterwards: the days of its term, as they were when it was placed. */
  pay_days: ColumnType<number | null, number | null | undefined, never>;
  /** The last day of that term, `2026-12-28`; null until all of it is sent. */
  pay_by: ColumnType<string | null, never, string | null>;
  /** As it follows from the events of its payments, to filter by; `storePaymentStatus` alone writes it. */
  payment_status: Generated<PaymentStatus>;
  /** Its payment was a test, so that it is no turnover; `storePaymentStatus` alone writes it. */
  is_test: Generated<boolean>;
  currency: Generated<string>;
  total_tax: number;
  /** Two attempts were paid: one must be refunded. */
  double_paid: Generated<boolean>;
  /** Paid after the reservation was released, when the product was out of stock. */
  stock_short: Generated<boolean>;
}

interface OrderLineRow {
  website_id: string;
  order_id: string;
  position: number;
  product_id: string;
  /** Its variant; '' for a product without variants. */
  variant_id: Generated<string>;
  /** Of the variant, else of the product; '' without one. */
  article_number: Generated<string>;
  title: string;
  quantity: number;
  unit_excl_tax: number;
  unit_incl_tax: number;
  total_excl_tax: number;
  total_incl_tax: number;
  options: Json<Cart['shoppingcart']['products'][number]['options']>;
}

/** Stock reserved for an order: `deducted` once it is paid, `released` when it expired or was cancelled. */
interface StockReservationRow {
  website_id: string;
  order_id: string;
  product_id: string;
  /** '' for a product without variants; `-` if it got them afterwards. */
  variant_id: Generated<string>;
  quantity: number;
  state: Generated<'reserved' | 'deducted' | 'released'>;
  expires_at: Date;
  /** The last time at which the sweep checked whether the stock can be released. */
  checked_at: Date | null;
}

/**
 * A mail to send; `kept` is the final state when no mail server is configured. `unique_key` prevents duplicates; that of a
 * mail about an order is `kind:token`, or `kind:token:more` for one that is sent more than once.
 */
interface MailOutboxRow {
  website_id: string;
  id: string;
  unique_key: string;
  recipient: string;
  reply_to: string;
  sender_name: string;
  subject: string;
  html: string;
  text: string;
  status: Generated<'waiting' | 'sending' | 'sent' | 'kept' | 'failed'>;
  tries: Generated<number>;
  last_error: Generated<string>;
  created_at: Generated<Date>;
  /** Time from which it may be sent; while `sending`, the time at which its sender is considered dead. */
  due_at: Generated<Date>;
  /** Contains a secret for its recipient: it is shown to nobody else, and its text is deleted once it is sent. */
  private: Generated<boolean>;
  /** The hash of the terms that go with it as a file; '' for none. */
  terms: Generated<string>;
  /** Where its recipient says that they want no more of these; '' for mails that cannot be stopped. */
  stop_url: Generated<string>;
  /** The token of the purchase that it is about, from its key; null for other mails. */
  order_token: ColumnType<string | null, never, never>;
  /** What kind of mail it is, from its key. */
  kind: ColumnType<string, never, never>;
  /** When a copy of it was sent; null for none. */
  sent_again_at: Date | null;
}

/** A search of the list of orders that a website keeps. */
interface OrderViewRow {
  website_id: string;
  id: string;
  name: string;
  search: Json<unknown>;
}

export interface OrderTables extends PaymentTables {
  order_views: OrderViewRow;
  order_counters: OrderCounterRow;
  quotes: QuoteRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  stock_reservations: StockReservationRow;
  mail_outbox: MailOutboxRow;
}
