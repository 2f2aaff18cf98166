import { withWebsite } from '../db/with-website.ts';
import { findDueAttempts, markChecked } from '../payments/open-attempts.repository.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { reconcile, type ReconcileDeps } from '../payments/reconcile.ts';

/**
 * Requests the state of payments that are not final from the provider, because its reports can get lost. Each attempt
 * is marked as checked before the request: an attempt that the provider does not know, or of which the answer is
 * refused, must not be the first of every sweep. Stops when the provider cannot be reached.
 */
export async function reconcileOpenAttempts(deps: ReconcileDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) => findDueAttempts(tx, websiteId));
  for (const pspId of due) {
    await withWebsite(deps.db, websiteId, (tx) => markChecked(tx, websiteId, pspId));
    try {
      await reconcile(deps, websiteId, pspId);
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      return deps.log.warn({ err: fault, websiteId }, 'payment provider could not be asked');
    }
  }
}
