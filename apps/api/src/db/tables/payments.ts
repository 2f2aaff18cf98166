import type { ColumnType, Generated } from 'kysely';
import type { RefundSplit } from '@etalage/shop-domain';
import type { ProviderStatus } from './provider-status.ts';
import type { RefundStatus } from './refund-status.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** One attempt to pay an order. The row exists before the call to the provider, which returns `psp_id`. */
interface PaymentAttemptRow {
  website_id: string;
  id: string;
  order_id: string;
  /** 1, 2, 3 ... per order; part of the idempotency key of its creation at the provider. */
  number: number;
  method: string;
  amount: number;
  currency: string;
  psp_id: string | null;
  checkout_url: Generated<string>;
  /** No money moves in it. */
  is_test: Generated<boolean>;
  created_at: Generated<Date>;
  /** Time of the last status request to the provider. */
  checked_at: Date | null;
  /** The day on which the money arrived, of a payment that a member entered: `2026-11-27`; null for the provider's. */
  received_on: string | null;
  /** The key of the website with which the provider was called; null for that of the installation. */
  key_id: Generated<string | null>;
}

/** A key of a website at the payment provider. One is used for new payments; others for the payments begun with them. */
interface PaymentKeyRow {
  website_id: string;
  /** Made by who sets it, so that a repeated request stores one. */
  id: string;
  /** The key, encrypted; null once it was removed. */
  sealed: string | null;
  /** Its last four characters. */
  hint: string;
  is_test: boolean;
  /** The profile at the provider that it belongs to. */
  profile_id: string;
  profile_name: string;
  is_current: boolean;
  created_at: Generated<Date>;
}

/**
 * One status report of a provider about an attempt, or what a member entered; the order's payment state is derived from
 * these only.
 */
interface PaymentEventRow {
  website_id: string;
  id: ColumnType<number, never, never>;
  order_id: string;
  attempt_id: string;
  /** `withdrawn` by a member, of a payment that one entered. */
  status: ProviderStatus | 'withdrawn';
  /** Total refunded and charged back at this moment, in cents. */
  refunded: Generated<number>;
  charged_back: Generated<number>;
  created_at: Generated<Date>;
}

/** Pieces that went back to the stock with a refund, by line of the order. */
export interface Restocked {
  readonly id: string;
  readonly pieces: number;
}

/** A refund as it was decided, and what became of it at the provider of its payment. */
interface RefundRow {
  website_id: string;
  /** Made by who asks for it, so that a repeated request makes one. */
  id: string;
  order_id: string;
  /** The attempt to pay of which money goes back; null if the amount was taken off what is still to be paid. */
  payment_id: string | null;
  /** `double`: a payment that was one too many, which is no part of what was sold. */
  kind: 'order' | 'double';
  /** Paid back outside the shop, by the people of the shop. */
  by_hand: boolean;
  amount: number;
  split: Json<RefundSplit>;
  restock: Json<readonly Restocked[]>;
  reason: string;
  member_name: string;
  /**
   * `requested` until the provider took it, `sent` until it has paid it back. Without a payment `done`, and `failed` once
   * its order was cancelled because nothing was left to pay.
   */
  state: 'requested' | 'sent' | 'done' | 'failed';
  /** Counts how often it was asked anew after it failed; part of its idempotency key at the provider. */
  attempt: Generated<number>;
  /** Calls of the provider in this attempt. */
  tries: Generated<number>;
  provider_id: string | null;
  /** What the provider says about its failure. */
  error: Generated<string>;
  created_at: Generated<Date>;
  tried_at: Date | null;
  /** When its buyer was mailed. */
  told_at: Date | null;
}

interface EmulatorKeyRow {
  website_id: string;
  mode: string;
  secret: string;
}

/** A status that the emulated provider will return to one of the next requests. */
export interface EmulatorMoment {
  status: ProviderStatus;
  amountRefunded?: string;
  amountChargedBack?: string;
}

/** A payment of the emulated provider, with Mollie's field names. */
interface EmulatorPaymentRow {
  website_id: string;
  id: string;
  idempotency_key: string | null;
  status: Generated<ProviderStatus>;
  amount: Json<{ currency: string; value: string }>;
  amount_refunded: Generated<string>;
  amount_charged_back: Generated<string>;
  description: string;
  method: string | null;
  redirect_url: string;
  webhook_url: string | null;
  metadata: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  timeline: ColumnType<EmulatorMoment[], string | undefined, string>;
  /** How the next requests for a refund are answered; when there is none, as usual. */
  refund_answers: ColumnType<RefundAnswer[], string | undefined, string>;
  created_at: Generated<Date>;
}

/** `down`: no answer and no refund. `lost`: a refund, of which the answer does not arrive. `refused`: never possible. */
export type RefundAnswer = 'down' | 'lost' | 'refused';

/** A refund of the emulated provider. */
interface EmulatorRefundRow {
  website_id: string;
  id: string;
  payment_id: string;
  idempotency_key: string;
  status: Generated<RefundStatus>;
  amount: Json<{ currency: string; value: string }>;
  metadata: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  /** Its next states; each request about its payment goes on to the next one. */
  timeline: ColumnType<RefundStatus[], string | undefined, string>;
  created_at: Generated<Date>;
}

export interface PaymentTables {
  payment_attempts: PaymentAttemptRow;
  payment_events: PaymentEventRow;
  payment_keys: PaymentKeyRow;
  payment_emulator_keys: EmulatorKeyRow;
  payment_emulator_payments: EmulatorPaymentRow;
  payment_emulator_refunds: EmulatorRefundRow;
  refunds: RefundRow;
}
