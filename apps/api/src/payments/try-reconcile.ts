import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

/** Reconciles a payment; false, with a warning in the log, when its provider cannot be reached or refuses. */
export async function tryReconcile(deps: ReconcileDeps, websiteId: string, pspId: string): Promise<boolean> {
  try {
    await reconcile(deps, websiteId, pspId);
    return true;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    deps.log.warn({ err: fault, websiteId }, 'payment provider could not be reached');
    return false;
  }
}
