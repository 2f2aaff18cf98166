import type { ColumnType, Generated } from 'kysely';
import type { ProviderStatus } from './provider-status.ts';

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

interface EmulatorKeyRow {
  website_id: string;
  mode: 'test';
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
  created_at: Generated<Date>;
}

export interface PaymentTables {
  payment_attempts: PaymentAttemptRow;
  payment_events: PaymentEventRow;
  payment_emulator_keys: EmulatorKeyRow;
  payment_emulator_payments: EmulatorPaymentRow;
}
