import type { HandlerContext } from '../calls/handler-context.ts';
import { claimAttempts } from './open-attempts.repository.ts';
import { tryReconcile } from './try-reconcile.ts';

/**
 * Requests the state of the open attempts of an order from the provider, each at most once per few seconds over all
 * processes. When the provider cannot be reached, the stored state remains.
 */
export async function refreshPayments(context: HandlerContext, orderId: string): Promise<void> {
  const { db, log, now, websiteId } = context;
  const due = await context.write((tx) => claimAttempts(tx, websiteId, orderId));
  const deps = { db, log, now, payments: context.ports.payments };
  for (const pspId of due) await tryReconcile(deps, websiteId, pspId);
}
