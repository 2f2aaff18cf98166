import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import { lockOrder } from '../payments/order.repository.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { followConsequences } from '../payments/apply-provider-payment.ts';
import { isOpen, paymentStateOf } from '../payments/payment-state.ts';
import { reconcile, type ReconcileDeps } from '../payments/reconcile.ts';

/** Orders looked at in one sweep of a website. */
const MOST = 100;

/**
 * Gives stock free that unpaid orders held past their time. The provider is asked about every open attempt first, and
 * an order whose payments cannot be asked about keeps its stock until they can.
 */
export async function releaseExpiredStock(deps: ReconcileDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) =>
    tx
      .selectFrom('stock_reservations')
      .select('order_id')
      .distinct()
      .where('website_id', '=', websiteId)
      .where('state', '=', 'reserved')
      .where('expires_at', '<=', deps.now())
      .limit(MOST)
      .execute(),
  );
  for (const { order_id: orderId } of due) {
    if (!(await askAboutOpenAttempts(deps, websiteId, orderId))) continue;
    await retryConflicts(() =>
      withWebsite(deps.db, websiteId, async (tx) => {
        await lockOrder(tx, websiteId, orderId);
        await followConsequences(tx, websiteId, orderId, deps.now());
      }),
    );
  }
}

async function askAboutOpenAttempts(
  deps: ReconcileDeps,
  websiteId: string,
  orderId: string,
): Promise<boolean> {
  const state = await withWebsite(deps.db, websiteId, (tx) => paymentStateOf(tx, websiteId, orderId));
  for (const attempt of state.attempts) {
    if (!attempt.psp_id || !isOpen(state, attempt, deps.now())) continue;
    try {
      await reconcile(deps, websiteId, attempt.psp_id);
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      deps.log.warn({ err: fault, websiteId }, 'payment provider could not be asked');
      return false;
    }
  }
  return true;
}
