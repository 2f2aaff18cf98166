import type { getOrderForOwner } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';
import { paymentStateOf } from '../payments/payment-state.ts';
import { orderReply } from './order-reply.ts';
import { findNumberedPurchase } from '../payments/order.repository.ts';

/** An order as its customer sees it, and the problems that its owner has to resolve (GEN-08). */
export const getOrderForOwnerHandler: Handler<typeof getOrderForOwner> = async ({ number }, context) => {
  requireRole(context, ['owner', 'shop']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const purchase = await findNumberedPurchase(tx, websiteId, number);
    if (!purchase) throw new ApiError('not_found');
    const { order } = purchase;
    const state = order && (await paymentStateOf(tx, websiteId, order.id));
    const { paymentMethods: methods } = await findMethods(tx, websiteId);
    const reply = orderReply(purchase, state, methods, context.translate);
    return {
      ...reply,
      order: { ...reply.order, created_at: purchase.createdAt, version: purchase.version },
      attention: { double_paid: order?.double_paid ?? false, stock_short: order?.stock_short ?? false },
    };
  });
};
