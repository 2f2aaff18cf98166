import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import { findExpired, markExpiredChecked } from '../stock/expired-reservations.repository.ts';
import { lockOrder } from '../payments/order.repository.ts';
import { followConsequences } from '../payments/apply-provider-payment.ts';
import { isOpen, paymentStateOf } from '../payments/payment-state.ts';
import type { ReconcileDeps } from '../payments/reconcile.ts';
import { tryReconcile } from '../payments/try-reconcile.ts';

/**
 * Releases stock of unpaid orders whose reservation expired. The state of every open attempt is requested from the
 * provider first; when it cannot be reached, the order keeps its stock until a later sweep. When it refuses to say anything, as with a key
 * that was revoked, the attempt no longer keeps the stock; it remains open, and is asked about again with the next key. Each order is marked as
 * checked before the request: orders of which the payment stays pending must not be the first of every sweep.
 */
export async function releaseExpiredStock(deps: ReconcileDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) => findExpired(tx, websiteId, deps.now()));
  for (const orderId of due) {
    await retryConflicts(() =>
      withWebsite(deps.db, websiteId, (tx) => markExpiredChecked(tx, websiteId, orderId, deps.now())),
    );
    const refused = await refreshOpenAttempts(deps, websiteId, orderId);
    if (!refused) continue;
    await retryConflicts(() =>
      withWebsite(deps.db, websiteId, async (tx) => {
        await lockOrder(tx, websiteId, orderId);
        await followConsequences(tx, websiteId, orderId, deps.now(), refused);
      }),
    );
  }
}

/**
 * Asks about all open attempts of an order, and returns those about which the provider refuses to say anything; undefined
 * when it could not be reached.
 */
async function refreshOpenAttempts(
  deps: ReconcileDeps,
  websiteId: string,
  orderId: string,
): Promise<ReadonlySet<string> | undefined> {
  const refused = new Set<string>();
  const state = await withWebsite(deps.db, websiteId, (tx) => paymentStateOf(tx, websiteId, orderId));
  for (const attempt of state.attempts) {
    if (!attempt.psp_id || !isOpen(state, attempt, deps.now())) continue;
    const outcome = await tryReconcile(deps, websiteId, attempt.psp_id);
    if (outcome === 'unreachable') return undefined;
    if (outcome === 'refused') refused.add(attempt.id);
  }
  return refused;
}
