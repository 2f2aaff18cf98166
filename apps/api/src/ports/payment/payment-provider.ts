import type { ProviderStatus } from '../../db/tables/provider-status.ts';
import type { RefundStatus } from '../../db/tables/refund-status.ts';

/** Our own metadata of a payment; compared again at every report of the provider. */
export interface PaymentReference {
  readonly website_id: string;
  readonly order_id: string;
  readonly attempt_id: string;
}

export interface NewPayment {
  readonly reference: PaymentReference;
  /** Cents, VAT included. */
  readonly amount: number;
  readonly currency: string;
  /** Shown on the payer's statement. */
  readonly description: string;
  readonly method: string;
  /** Address to which the provider redirects the payer afterwards, for every outcome. */
  readonly redirectUrl: string;
  /** Webhook address; undefined when this server cannot be reached from outside. */
  readonly webhookUrl: string | undefined;
  /** Idempotency key: creating again with the same key returns the same payment. */
  readonly idempotencyKey: string;
}

/** Our own metadata of a refund; `attempt` tells one that was asked anew from the one that failed. */
export interface RefundReference {
  readonly refund_id: string;
  readonly attempt: number;
}

export interface NewRefund {
  readonly websiteId: string;
  /** Id of the payment at the provider. */
  readonly paymentId: string;
  readonly reference: RefundReference;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  /** Shown on the statement of who gets it. */
  readonly description: string;
  /** Asking again with the same key returns the same refund. */
  readonly idempotencyKey: string;
}

/** The current state of a refund at the provider; one that was made there by hand has no reference. */
export interface ProviderRefund {
  readonly id: string;
  readonly status: RefundStatus;
  readonly amount: number;
  readonly reference: RefundReference | undefined;
}

/** The current state of a payment at the provider. Amounts are cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly amount: number;
  readonly currency: string;
  /** What was paid back; refunds that are on their way do not count. */
  readonly refunded: number;
  readonly chargedBack: number;
  readonly reference: PaymentReference | undefined;
  /** Page on which the payer pays; empty once the payment is final. */
  readonly checkoutUrl: string;
  readonly refunds: readonly ProviderRefund[];
  /** Whether the provider can end it: it has not been paid, and its method allows it. */
  readonly isCancelable: boolean;
}

export interface ProviderMethod {
  readonly id: string;
  readonly title: string;
  readonly image: string;
}

/** The port to a payment provider; one adapter (Mollie), also against the emulator. */
export interface PaymentProvider {
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Undefined when the provider does not know the id. */
  get(websiteId: string, id: string): Promise<ProviderPayment | undefined>;
  /**
   * Ends a payment that is not paid yet, so that its payer no longer can. Returns its state afterwards, which is that of
   * before if the provider cannot end it; undefined when the provider does not know the id.
   */
  cancel(websiteId: string, id: string): Promise<ProviderPayment | undefined>;
  /** Pays back a part of a payment, or all of it. */
  refund(refund: NewRefund): Promise<ProviderRefund>;
  /** Those that are on; with an amount, those with which it can be paid. */
  methods(websiteId: string, amount?: number): Promise<readonly ProviderMethod[]>;
  /** Id of the payment that a webhook call of the provider is about; undefined when its body contains none. */
  reportedId(body: string): string | undefined;
}

interface ErrorDetails {
  readonly cause?: unknown;
  readonly reason?: string;
}

/** The provider could not be reached, or refused. `temporary` says whether a retry can help. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly temporary: boolean;
  /** Why it refused, in its own words; empty if it said nothing. */
  readonly reason: string;

  constructor(message: string, temporary: boolean, { cause, reason = '' }: ErrorDetails = {}) {
    super(message, { cause });
    this.temporary = temporary;
    this.reason = reason;
  }
}
