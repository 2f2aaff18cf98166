import type { listWithdrawals } from '@etalage/api-contract';
import { payBackDay } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findNumberedPurchase } from '../payments/order.repository.ts';
import { shownWithdrawalOf } from './withdrawable-order.ts';
import { findWithdrawals } from './withdrawals.repository.ts';

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
      pay_back_by: payBackDay(dutchDayOf(row.created_at)),
    }));
    return { withdrawals };
  });
};
