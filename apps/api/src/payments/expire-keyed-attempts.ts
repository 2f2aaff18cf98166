import type { WebsiteTransaction } from '../db/with-website.ts';
import { followConsequences } from './apply-provider-payment.ts';
import { findUnfinishedOfKeys } from './open-attempts.repository.ts';
import { hasBeenPaid, paymentStateOf } from './payment-state.ts';
import { countChange, lockOrder } from './order.repository.ts';

/**
 * Ends the attempts of a website that were begun with keys of its own: without these nobody can ask what became of them,
 * and orders would keep their stock and discounts for ever. One that was paid all the same makes its order valid again when
 * that is reported.
 */
export async function expireKeyedAttempts(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<void> {
  const byOrder = Map.groupBy(await findUnfinishedOfKeys(tx, websiteId), ({ order_id }) => order_id);
  for (const [orderId, attempts] of byOrder) {
    await lockOrder(tx, websiteId, orderId);
    const before = await paymentStateOf(tx, websiteId, orderId);
    await tx
      .insertInto('payment_events')
      .values(
        attempts.map(({ id }) => ({
          website_id: websiteId,
          order_id: orderId,
          attempt_id: id,
          status: 'expired' as const,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await countChange(tx, websiteId, orderId);
    // What was paid stays as it is, also when it went back and the order was cancelled.
    if (!hasBeenPaid(before)) await followConsequences(tx, websiteId, orderId, now);
  }
}
