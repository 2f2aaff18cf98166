import type { ColumnType, Generated } from 'kysely';
import type { ProviderStatus } from './provider-status.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** One try to pay an order. The row exists before the provider is asked; `psp_id` is the provider's answer. */
interface PaymentAttemptRow {
  website_id: string;
  id: string;
  order_id: string;
  /** 1, 2, 3 ... per order; part of the key that makes creating it at the provider repeatable. */
  number: number;
  method: string;
  amount: number;
  currency: string;
  psp_id: string | null;
  checkout_url: Generated<string>;
  created_at: Generated<Date>;
  /** When the provider was last asked about it. */
  checked_at: Date | null;
}

/** Something a provider said about an attempt, once: the order's payment state is derived from these alone. */
interface PaymentEventRow {
  website_id: string;
  id: ColumnType<number, never, never>;
  order_id: string;
  attempt_id: string;
  status: ProviderStatus;
  /** Cents paid back and charged back in all, at this moment. */
  refunded: Generated<number>;
  charged_back: Generated<number>;
  created_at: Generated<Date>;
}

interface EmulatorKeyRow {
  website_id: string;
  mode: 'test';
  secret: string;
}

/** What the emulated provider will say at one of the next questions. */
export interface EmulatorMoment {
  status: ProviderStatus;
  amountRefunded?: string;
  amountChargedBack?: string;
}

/** A payment of the emulated provider, in its own (Mollie's) words. */
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
