import type { createTransaction } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPurchase } from '../payments/order.repository.ts';
import { isOnlineMethod } from '../payments/is-online-method.ts';
import { refreshPayments } from '../payments/refresh-payments.ts';
import { startPayment } from '../payments/start-payment.ts';

/** Starts a new payment attempt (API-21). The token is enough permission: the reply shows nothing of the order. */
export const createTransactionHandler: Handler<typeof createTransaction> = async (input, context) => {
  const { websiteId } = context;
  const { order_session: token, payment_method: method } = input;
  const { order, isOffered } = await context.read(async (tx) => {
    const found = (await findPurchase(tx, websiteId, { token }))?.order;
    const wasOffered = found !== undefined && Object.hasOwn(found.snapshot.cart.payment.methods, method);
    return { order: found, isOffered: wasOffered && (await isOnlineMethod(tx, websiteId, method)) };
  });
  if (!order) throw new ApiError('order_not_found');
  if (!isOffered) {
    throw new ApiError('validation_failed', { payment_method: [{ key: 'order_error_payment_method' }] });
  }
  // The current state at the provider decides whether there is still something to pay.
  await refreshPayments(context, order.id);
  return { payment: { url: await startPayment(context, order.id, method) } };
};
