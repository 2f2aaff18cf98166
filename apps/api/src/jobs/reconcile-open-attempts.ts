import { withWebsite } from '../db/with-website.ts';
import { findDueAttempts, markChecked } from '../payments/open-attempts.repository.ts';
import type { ReconcileDeps } from '../payments/reconcile.ts';
import { tryReconcile } from '../payments/try-reconcile.ts';

/**
 * Requests the state of payments that are not final from the provider, because its reports can get lost. Each attempt
 * is marked as checked before the request: an attempt that the provider does not know, or of which the answer is
 * refused, must not be the first of every sweep. Stops when the provider cannot be reached; one that it refuses is passed over.
 */
export async function reconcileOpenAttempts(deps: ReconcileDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) => findDueAttempts(tx, websiteId));
  for (const pspId of due) {
    await withWebsite(deps.db, websiteId, (tx) => markChecked(tx, websiteId, pspId));
    if ((await tryReconcile(deps, websiteId, pspId)) === 'unreachable') return;
  }
}
