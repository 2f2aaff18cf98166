import type { AskedRefund, RefundRemainder } from '../refund/refund.schema.ts';
import type { Withdrawn } from './pieces-to-pay-back.ts';

/**
 * What a withdrawal gives back of what can still be paid back: its pieces, and the cost of delivery when nothing of the order
 * is kept (art. 6:230r BW). A proposal: the shop may leave out what a dearer delivery than its standard one cost.
 */
export function proposedRefund(
  withdrawn: readonly Withdrawn[],
  remainder: RefundRemainder,
  isWhole: boolean,
): AskedRefund {
  const wanted = new Map(withdrawn.map(({ id, pieces }) => [id, pieces]));
  const lines = remainder.lines.flatMap(({ id, pieces: left }) => {
    const pieces = Math.min(left, wanted.get(id) ?? 0);
    return pieces > 0 ? [{ id, pieces }] : [];
  });
  const shipping = isWhole ? remainder.shipping.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return { lines, shipping, free: 0 };
}
