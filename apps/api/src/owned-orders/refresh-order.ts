import { requireRole } from '../auth/require-role.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { refreshPayments } from '../payments/refresh-payments.ts';
import { orderRoles } from '../orders/order-roles.ts';

/**
 * Asks the provider for the open payments of an order, before a change that depends on whether money arrived. If it did,
 * the order has a new version, so the change is refused and the member sees why.
 */
export async function refreshOrder(context: HandlerContext, number: string): Promise<void> {
  requireRole(context, orderRoles);
  const { websiteId } = context;
  const order = await context.read((tx) =>
    tx
      .selectFrom('orders')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('number', '=', number)
      .executeTakeFirst(),
  );
  if (order) await refreshPayments(context, order.id);
}
