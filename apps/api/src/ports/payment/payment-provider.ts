import type { ProviderStatus } from '../../db/tables/provider-status.ts';

/** Our own marks on a payment; compared again whenever the provider reports about it. */
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
  /** Where the provider sends the payer afterwards, whatever happened. */
  readonly redirectUrl: string;
  /** Where the provider reports changes; undefined when this server cannot be reached from outside. */
  readonly webhookUrl: string | undefined;
  /** Repeating a creation with the same key answers the same payment. */
  readonly idempotencyKey: string;
}

/** A payment as the provider knows it now. Amounts are cents. */
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
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Undefined when the provider does not know the id. */
  get(websiteId: string, id: string): Promise<ProviderPayment | undefined>;
  methods(websiteId: string, amount: number): Promise<readonly ProviderMethod[]>;
}

/** The provider could not be reached, or refused. `temporary` tells whether trying again can help. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
