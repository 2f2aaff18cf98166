import type { Cart, Customer } from '@etalage/shop-domain/schema';
import type { ColumnType, Generated } from 'kysely';
import type { OrderSnapshot } from './order-snapshot.ts';
import type { PaymentTables } from './payments.ts';

/** A JSON column: read as its value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** The last number given out per website and series; raised in the transaction that uses the number. */
interface OrderCounterRow {
  website_id: string;
  series: 'order' | 'quote';
  last_number: number;
}

/** What orders and quote requests have in common. Amounts are cents; `email` is trimmed and lower case. */
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
}

interface QuoteRow extends PurchaseRow {
  cart_id: string;
  status: Generated<'requested' | 'offered' | 'accepted' | 'declined' | 'expired'>;
}

interface OrderRow extends PurchaseRow {
  /** Null for an order that came from an accepted quote. */
  cart_id: string | null;
  quote_id: string | null;
  status: Generated<'placed' | 'cancelled' | 'completed'>;
  payment_method: string;
  currency: Generated<string>;
  total_tax: number;
  /** Two attempts were paid: one has to be paid back. */
  double_paid: Generated<boolean>;
  /** Paid after the reservation was released, while the stock had gone. */
  stock_short: Generated<boolean>;
}

interface OrderLineRow {
  website_id: string;
  order_id: string;
  position: number;
  product_id: string;
  title: string;
  quantity: number;
  unit_excl_tax: number;
  unit_incl_tax: number;
  total_excl_tax: number;
  total_incl_tax: number;
  options: Json<Cart['shoppingcart']['products'][number]['options']>;
}

/** Stock held for an order: `deducted` once it is paid, `released` when it expired or was cancelled. */
interface StockReservationRow {
  website_id: string;
  order_id: string;
  product_id: string;
  quantity: number;
  state: Generated<'reserved' | 'deducted' | 'released'>;
  expires_at: Date;
}

/** A mail to be sent; `kept` is the end where no mail server is set. `unique_key` makes each mail exist once. */
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
  /** When it may be taken for sending; while `sending`, when its sender counts as dead. */
  due_at: Generated<Date>;
  /** Holds a secret for its recipient: nobody else is shown it, and its words go once it is sent. */
  private: Generated<boolean>;
}

export interface OrderTables extends PaymentTables {
  order_counters: OrderCounterRow;
  quotes: QuoteRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  stock_reservations: StockReservationRow;
  mail_outbox: MailOutboxRow;
}
