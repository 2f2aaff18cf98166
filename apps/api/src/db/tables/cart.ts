import type { ShippingRule } from '@etalage/shop-domain';
import type { Customer, ViesStatus } from '@etalage/shop-domain/schema';
import type { ColumnType, Generated } from 'kysely';

/** A cart; `id` is the session, a bearer secret. A converted one stays as a tombstone that names its order. */
export interface CartRow {
  website_id: string;
  id: string;
  status: Generated<'open' | 'converted'>;
  order_token: string | null;
  /** What was typed so far, decoded; fields that were never sent are missing. Written as JSON text. */
  customer: ColumnType<Partial<Customer>, string | undefined, string>;
  shipping_method_id: string | null;
  payment_method_id: string | null;
  vies_status: Generated<ViesStatus>;
  /** The number the status belongs to, as `<member state><number>`; empty while unchecked. */
  vies_number: Generated<string>;
  /** The proof: a row of vies_checks. */
  vies_check_id: string | null;
  vies_checked_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  expires_at: Date;
}

export interface CartLineRow {
  website_id: string;
  cart_id: string;
  id: string;
  type: 'checkout' | 'quote';
  product_id: string;
  /** The product's title when it was added, for when the product is gone. */
  title: string;
  quantity: number;
  /** Option key to what was typed or chosen. Written as JSON text. */
  selection: ColumnType<Record<string, string>, string | undefined, string>;
  /** Equal for lines of one type, product and selection; those add up. */
  merge_key: string;
  /** Unit price the visitor last saw, in cents on the side of the price mode; another one now is `price_changed`. */
  seen_unit_cents: number;
  /** Order of adding. */
  sequence: ColumnType<number, never, never>;
}

/** A way of delivery; the first of its rules that applies gives the price, in cents on the side of the price mode. */
export interface ShippingMethodRow {
  website_id: string;
  id: string;
  title: string;
  enabled: Generated<boolean>;
  /** Basis points; null follows the rates of the goods. */
  vat_rate_bp: number | null;
  /** Rules as shop-domain's shippingOptions takes them. Written as JSON text. */
  rules: ColumnType<ShippingRule[], string, string>;
  /** Collected at the shop: goods then stay in the seller's country. */
  is_pickup: Generated<boolean>;
  position: Generated<number>;
}

/** A way to pay. `online` goes through the payment port; `offline` is pay_on_pickup, wire and the like. */
export interface PaymentMethodRow {
  website_id: string;
  id: string;
  title: string;
  image: Generated<string>;
  description: Generated<string>;
  enabled: Generated<boolean>;
  provider: Generated<'online' | 'offline'>;
  countries: Generated<string[]>;
  position: Generated<number>;
}

/** Evidence of one question to VIES: what was asked for whom, and the whole reply. Never changed. */
export interface ViesCheckRow {
  website_id: string;
  id: string;
  member_state: string;
  vat_number: string;
  /** The seller's own number, for which VIES gives a consultation number. */
  requester: Generated<string>;
  status: 'valid' | 'invalid' | 'unavailable';
  error_code: Generated<string>;
  consultation_number: Generated<string>;
  reply: ColumnType<unknown, string, never>;
  checked_at: Date;
}

/** The answer to a request that carried an idempotency key, for 24 hours. */
export interface IdempotencyKeyRow {
  website_id: string;
  /** Endpoint and owner of the key, e.g. `add-to-cart:<cart id>`. */
  scope: string;
  key: string;
  request_hash: string;
  reply: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface CartTables {
  carts: CartRow;
  cart_lines: CartLineRow;
  shipping_methods: ShippingMethodRow;
  payment_methods: PaymentMethodRow;
  vies_checks: ViesCheckRow;
  idempotency_keys: IdempotencyKeyRow;
}
