import { type listOrders, MAX_COUNTED_ORDERS } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { listedOrders } from './listed-orders.ts';
import { pageOfOrders } from './page-of-orders.ts';

/** Orders and quote requests, for owners and shop members (GEN-08). */
export const listOrdersHandler: Handler<typeof listOrders> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, read } = context;
  return read(async (tx) => {
    const { rows, total, next, previous } = await pageOfOrders(tx, websiteId, input);
    return {
      orders: listedOrders(context, rows),
      total: Math.min(total, MAX_COUNTED_ORDERS),
      is_more: total > MAX_COUNTED_ORDERS,
      next,
      previous,
    };
  });
};
