import type { getBookkeeping } from '@etalage/api-contract';
import { bookedSums } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { sumPayments } from './payments.repository.ts';
import { refusePeriod } from './period-range.ts';
import { countBooked, findSums } from './summary.repository.ts';

/** The sums of a period, for owners and shop members (GEN-08). */
export const getBookkeepingHandler: Handler<typeof getBookkeeping> = async ({ from, until }, context) => {
  requireRole(context, orderRoles);
  const period = { from, until };
  refusePeriod(period);
  const { websiteId } = context;
  return context.read(async (tx) => ({
    ...(await countBooked(tx, websiteId, period)),
    ...bookedSums(await findSums(tx, websiteId, period)),
    payments: await sumPayments(tx, websiteId, period),
  }));
};
