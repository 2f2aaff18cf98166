import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import type { CallLog } from '../calls/handler-context.ts';
import type { Payments } from '../ports/payment/payments.ts';
import type { ProviderPayment } from '../ports/payment/payment-provider.ts';
import { type Applied, applyProviderPayment } from './apply-provider-payment.ts';
import { isOfCancelledOrder } from './open-attempts.repository.ts';

export interface ReconcileDeps {
  readonly db: AppDatabase;
  readonly payments: Payments;
  readonly log: CallLog;
  readonly now: () => Date;
}

/**
 * Requests a payment from its provider and stores its state; used by the webhook, the order page and the sweep. The
 * request is outside any transaction: the order of events does not matter, so an outdated response does no harm.
 * Throws PaymentProviderError when the provider cannot be reached or refuses.
 */
export async function reconcile(deps: ReconcileDeps, websiteId: string, pspId: string): Promise<Applied> {
  const found = await deps.payments.provider.get(websiteId, pspId);
  if (!found) return 'unknown';
  const payment = await endIfCancelled(deps, websiteId, found);
  const applied = await retryConflicts(() =>
    withWebsite(deps.db, websiteId, (tx) => applyProviderPayment(tx, websiteId, payment, deps.now())),
  );
  if (applied === 'mismatch') {
    deps.log.error({ websiteId, pspId }, 'payment does not match its attempt');
  }
  return applied;
}

/**
 * Ends an open payment of an order that was cancelled, so that nobody pays for what is not sent. A payment that the provider
 * cannot end stays open; if it is paid nevertheless, the order becomes valid again.
 */
async function endIfCancelled(
  { db, payments }: ReconcileDeps,
  websiteId: string,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (!payment.isCancelable) return payment;
  const isCancelled = await withWebsite(db, websiteId, (tx) => isOfCancelledOrder(tx, websiteId, payment.id));
  if (!isCancelled) return payment;
  return (await payments.provider.cancel(websiteId, payment.id)) ?? payment;
}
