import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

/**
 * `refused`: the provider says nothing about this payment, also not later, as with a key that was revoked; it may well
 * answer about others. `unreachable`: a later request can help.
 */
type Outcome = 'reconciled' | 'refused' | 'unreachable';

/** Reconciles a payment, with a warning in the log when its provider cannot be reached or refuses. */
export async function tryReconcile(deps: ReconcileDeps, websiteId: string, pspId: string): Promise<Outcome> {
  try {
    await reconcile(deps, websiteId, pspId);
    return 'reconciled';
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    deps.log.warn({ err: fault, websiteId }, 'payment provider could not be reached, or refused');
    return fault.temporary ? 'unreachable' : 'refused';
  }
}
