import type { getOrderTimeline } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findNumberedPurchase } from '../payments/order.repository.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';
import { findOrderEvents } from './find-order-events.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { timelineOf } from './timeline-of.ts';

/** Everything that happened to an order or quote request. */
export const getOrderTimelineHandler: Handler<typeof getOrderTimeline> = async ({ number }, context) => {
  const member = requireRole(context, orderRoles);
  const { websiteId, translate } = context;
  return context.read(async (tx) => {
    const purchase = await findNumberedPurchase(tx, websiteId, number);
    if (!purchase) throw new ApiError('not_found');
    const records = await findOrderEvents(tx, websiteId, purchase);
    const { paymentMethods: methods } = await findMethods(tx, websiteId);
    const { createdAt, kind } = purchase;
    const shown = { createdAt, isQuote: kind === 'quote', memberId: member.id, methods, translate };
    return { events: timelineOf(records, shown) };
  });
};
