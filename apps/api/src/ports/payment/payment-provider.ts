import type { ProviderStatus } from '../../db/tables/provider-status.ts';

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

/** The current state of a payment at the provider. Amounts are cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly chargedBack: number;
  readonly reference: PaymentReference | undefined;
  /** Page on which the payer pays; empty once the payment is final. */
  readonly checkoutUrl: string;
}

export interface ProviderMethod {
  readonly id: string;
  readonly title: string;
  readonly image: string;
}

/** The port to a payment provider; one adapter (Mollie), also against the emulator. */
export interface PaymentProvider {
  /** Whether a text has the form of this provider's payment ids; no other is requested from it. */
  isPaymentId(text: string): boolean;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Undefined when the provider does not know the id. */
  get(websiteId: string, id: string): Promise<ProviderPayment | undefined>;
  methods(websiteId: string, amount: number): Promise<readonly ProviderMethod[]>;
}

/** The provider could not be reached, or refused. `temporary` says whether a retry can help. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
