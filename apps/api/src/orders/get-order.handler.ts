import type { getOrder } from '@etalage/api-contract';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';
import { isOpen, type PaymentState, paymentStateOf } from '../payments/payment-state.ts';
import { refreshPayments } from '../payments/refresh-payments.ts';
import { isSameEmail } from './is-same-email.ts';
import { countFailure, clearFailures, currentDelay } from '../calls/failed-attempts.ts';
import { orderEmailLimiter } from './order-email-limiter.ts';
import { orderReply } from './order-reply.ts';
import { findPurchase, type Purchase } from '../payments/order.repository.ts';

/**
 * An order for a caller that has its token and knows its e-mail (API-19, API-20). Every failure is `order_not_found`;
 * only failures are counted, in the database, and after too many the next attempt is delayed.
 */
export const getOrderHandler: Handler<typeof getOrder> = async (input, context) => {
  const { websiteId } = context;
  const limiter = orderEmailLimiter(websiteId, input.order_session, context.address);
  const { delay, hasFailures, purchase, methods } = await context.read(async (tx) => ({
    ...(await currentDelay(tx, limiter)),
    purchase: await findPurchase(tx, websiteId, { token: input.order_session }),
    methods: (await findMethods(tx, websiteId)).paymentMethods,
  }));
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  // Also compared if there is no such order, so that both cases take equally long.
  const isSame = isSameEmail(input.email, purchase?.email ?? 'niemand@example.invalid');
  if (!purchase || !isSame) {
    await context.write((tx) => countFailure(tx, limiter));
    throw new ApiError('order_not_found');
  }
  if (hasFailures) await context.write((tx) => clearFailures(tx, websiteId, limiter.order));
  const online = methods.filter(({ provider }) => provider === 'online');
  return orderReply(purchase, await currentState(context, purchase), online);
};

/** The payment state; the provider is called first if an attempt may still change, and not for a paid order. */
async function currentState(context: HandlerContext, { order }: Purchase): Promise<PaymentState | undefined> {
  if (!order) return undefined;
  const read = () => context.read((tx) => paymentStateOf(tx, context.websiteId, order.id));
  const known = await read();
  const mayChange = known.attempts.some((attempt) => isOpen(known, attempt, context.now()));
  if (!mayChange) return known;
  await refreshPayments(context, order.id);
  return read();
}
