import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import { lockOrder } from '../payments/order.repository.ts';
import { followConsequences } from '../payments/apply-provider-payment.ts';
import { isOpen, paymentStateOf } from '../payments/payment-state.ts';
import type { ReconcileDeps } from '../payments/reconcile.ts';
import { tryReconcile } from '../payments/try-reconcile.ts';

/** Maximum number of orders in one sweep of a website. */
const MAX_ORDERS = 100;

/**
 * Releases stock of unpaid orders whose reservation expired. The state of every open attempt is requested from the
 * provider first; when it cannot be reached, the order keeps its stock until a later sweep.
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
      .limit(MAX_ORDERS)
      .execute(),
  );
  for (const { order_id: orderId } of due) {
    if (!(await refreshOpenAttempts(deps, websiteId, orderId))) continue;
    await retryConflicts(() =>
      withWebsite(deps.db, websiteId, async (tx) => {
        await lockOrder(tx, websiteId, orderId);
        await followConsequences(tx, websiteId, orderId, deps.now());
      }),
    );
  }
}

/** Whether the provider could be reached for all open attempts of an order. */
async function refreshOpenAttempts(
  deps: ReconcileDeps,
  websiteId: string,
  orderId: string,
): Promise<boolean> {
  const state = await withWebsite(deps.db, websiteId, (tx) => paymentStateOf(tx, websiteId, orderId));
  for (const attempt of state.attempts) {
    if (!attempt.psp_id || !isOpen(state, attempt, deps.now())) continue;
    if (!(await tryReconcile(deps, websiteId, attempt.psp_id))) return false;
  }
  return true;
}
