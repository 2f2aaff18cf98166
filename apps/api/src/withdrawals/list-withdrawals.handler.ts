import type { listWithdrawals } from '@etalage/api-contract';
import { isAlwaysExcluded, payBackDay } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findNumberedPurchase, type OrderRow } from '../payments/order.repository.ts';
import { shownWithdrawalOf, withdrawableLines } from './withdrawable-order.ts';
import { findWithdrawals, type WithdrawalRow } from './withdrawals.repository.ts';

/** The withdrawals from an order, for the people of the shop. */
export const listWithdrawalsHandler: Handler<typeof listWithdrawals> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  return context.read(async (tx) => {
    const purchase = await findNumberedPurchase(tx, context.websiteId, number);
    const order = purchase?.order;
    if (!order) throw new ApiError('not_found');
    const rows = await findWithdrawals(tx, order);
    const withdrawals = rows.toReversed().map((row) => ({
      ...shownWithdrawalOf(row, order),
      id: row.id,
      state: row.state,
      reason: row.reason,
      pay_back_by: payBackDay(dutchDayOf(row.created_at)),
      pieces: calculatedPieces(row, order),
    }));
    return { withdrawals, is_whole: isWhole(rows, order) };
  });
};

/** The pieces by the lines of the stored calculation, which have the ids of the lines of the cart. */
function calculatedPieces(
  { lines }: WithdrawalRow,
  { snapshot }: OrderRow,
): { id: string; pieces: number }[] {
  const { products } = snapshot.cart.shoppingcart;
  return lines.flatMap(({ position, pieces }) => {
    const line = products[position - 1];
    return line ? [{ id: line.id, pieces }] : [];
  });
}

/** Whether nothing of an order is kept: what was withdrawn and refused is, and what nobody can withdraw from. */
function isWhole(rows: readonly WithdrawalRow[], order: OrderRow): boolean {
  const standing = rows.filter(({ state }) => state !== 'refused');
  return withdrawableLines(order, standing).every(
    ({ left, exclusion }) => left === 0 && !isAlwaysExcluded(exclusion),
  );
}
