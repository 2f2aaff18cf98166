import type { getOrder } from '@etalage/api-contract';
import { ApiError } from '../http/api-error.ts';
import type { Handler, HandlerContext } from '../http/handler-context.ts';
import { type PaymentState, paymentStateOf } from '../transactions/payment-state.ts';
import { refreshPayments } from '../transactions/refresh-payments.ts';
import { isSameEmail } from './is-same-email.ts';
import { countFailure, forgetFailures, secondsToWait } from './order-email-limiter.ts';
import { orderReply } from './order-reply.ts';
import { findPurchase, type Purchase } from './order.repository.ts';

/**
 * An order for whoever holds its token and knows its e-mail (API-19, API-20). Every failure answers `order_not_found`;
 * failures alone are counted, in the database, and too many make the next try wait.
 */
export const getOrderHandler: Handler<typeof getOrder> = async (input, context) => {
  const { websiteId } = context;
  const tried = { token: input.order_session, address: context.address };
  const { wait, purchase } = await context.read(async (tx) => ({
    wait: await secondsToWait(tx, websiteId, tried),
    purchase: await findPurchase(tx, websiteId, { token: input.order_session }),
  }));
  if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  // Compared also when there is no such order, so that both take equally long.
  const isSame = isSameEmail(input.email, purchase?.email ?? 'niemand@example.invalid');
  if (!purchase || !isSame) {
    await context.write((tx) => countFailure(tx, websiteId, tried));
    throw new ApiError('order_not_found');
  }
  await context.write((tx) => forgetFailures(tx, websiteId, tried));
  return orderReply(purchase, await currentState(context, purchase));
};

async function currentState(context: HandlerContext, { order }: Purchase): Promise<PaymentState | undefined> {
  if (!order) return undefined;
  await refreshPayments(context, order.id);
  return context.read((tx) => paymentStateOf(tx, context.websiteId, order.id));
}
