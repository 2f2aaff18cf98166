import type { PaymentProvider, ProviderPayment } from './payment-provider.ts';

/**
 * A provider of which concurrent creations with the same idempotency key share one call, and so one outcome: a slow or
 * failing provider then gives all callers the same answer, and fifty presses of a button send it one request.
 */
export function shareCreations(provider: PaymentProvider): PaymentProvider {
  const running = new Map<string, Promise<ProviderPayment>>();
  return {
    ...provider,
    create(payment) {
      const key = `${payment.reference.website_id}:${payment.idempotencyKey}`;
      const known = running.get(key);
      if (known) return known;
      const creation = provider.create(payment).finally(() => running.delete(key));
      running.set(key, creation);
      return creation;
    },
  };
}
