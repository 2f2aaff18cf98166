import type { ShippingRule } from '@etalage/shop-domain';
import type { Customer, PayLaterTerms, ViesStatus } from '@etalage/shop-domain/schema';
import type { ColumnType, Generated } from 'kysely';

/** A cart; `id` is the session, a bearer secret. A converted one stays as a tombstone that names its order. */
export interface CartRow {
  website_id: string;
  id: string;
  status: Generated<'open' | 'converted'>;
  order_token: string | null;
  /** The customer data entered so far, decoded; fields that were never sent are missing. Written as JSON text. */
  customer: ColumnType<Partial<Customer>, string | undefined, string>;
  shipping_method_id: string | null;
  payment_method_id: string | null;
  /** The discount code that the visitor typed, normalised; '' without one. */
  discount_code: Generated<string>;
  vies_status: Generated<ViesStatus>;
  /** The VAT number of the status, as `<member state><number>`; empty while unchecked. */
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
  /** The product's title when it was added, for a product that was deleted since. */
  title: string;
  quantity: number;
  /** The entered or chosen value by option key. Written as JSON text. */
  selection: ColumnType<Record<string, string>, string | undefined, string>;
  /** Equal for lines of one type, product and selection; their quantities are added. */
  merge_key: string;
  /**
   * Unit price when the line was added or last changed, in cents on the side of the price mode; a different one now is the
   * line's problem `price_changed`.
   */
  seen_unit_cents: number;
  /** Order of adding. */
  sequence: ColumnType<number, never, never>;
}

/** A shipping method; the first of its rules that applies gives the price, in cents on the side of the price mode. */
export interface ShippingMethodRow {
  website_id: string;
  id: string;
  title: string;
  enabled: Generated<boolean>;
  /** Its VAT, a row of vat_classes; null uses the classes of the goods. */
  vat_class_id: string | null;
  /** Rules as shop-domain's shippingOptions takes them. Written as JSON text. */
  rules: ColumnType<ShippingRule[], string, string>;
  /** Collected at the shop: goods then stay in the seller's country. */
  is_pickup: Generated<boolean>;
  position: Generated<number>;
  /** Increases with every change of what its owner edits. */
  version: Generated<number>;
  deleted_at: ColumnType<Date | null, never, Date | null>;
}

/** The bank account to which buyers transfer money. */
export interface TransferAccount {
  /** Without spaces. */
  iban: string;
  holder: string;
  /** Days after the order within which the money is expected. */
  days: number;
}

/** A payment method. `online` uses the payment port; `offline` is for example pay_on_pickup or wire. */
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
  /** Of the methods that are paid by transfer, which are not offered without it; all have the same. Written as JSON text. */
  transfer: ColumnType<TransferAccount | null, string | null | undefined, string | null>;
  /** Of the method `pay_later` only. Written as JSON text. */
  pay_later: ColumnType<PayLaterTerms | null, string | null | undefined, string>;
  /** Increases with every change of what its owner edits in the list of methods. */
  version: Generated<number>;
}

/** Evidence of one VIES check: the number, the requester, and the whole response. Never changed. */
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

/** The response to a request with an idempotency key, stored for 24 hours. */
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
