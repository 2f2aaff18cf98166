import { ApiError } from '../calls/api-error.ts';
import {
  type AttemptCounter,
  attemptKey,
  clearFailures,
  countFailure,
  currentDelay,
  lockAttempts,
} from '../calls/failed-attempts.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { isOwnEmail } from '../orders/is-own-email.ts';
import { findNumberedPurchase, type OrderRow } from '../payments/order.repository.ts';

/** What opens an order for a withdrawal: its number, and the e-mail it was placed with. */
interface OrderNumberKey {
  readonly number: string;
  readonly email: string;
}

/**
 * The order of a caller that knows its number and its e-mail. Every failure is `order_not_found`, and only failures are
 * counted: those of the order page at one network address count along. They are counted per address alone, because numbers
 * can be guessed: nobody keeps a buyer from withdrawing by typing their number with wrong e-mails.
 */
export async function openedOrder(
  context: HandlerContext,
  { number, email }: OrderNumberKey,
): Promise<OrderRow> {
  const { websiteId, address } = context;
  const own = attemptKey(`withdrawal:${number}:${address}`, 5);
  const all = attemptKey(`address:${address}`, 20);
  const counter = { websiteId, keys: [own, all], firstDelay: 30, longestDelay: 3600 };
  const { order, delay, hasFailures } = await context.read(async (tx) => {
    const current = await currentDelay(tx, counter);
    const purchase = await findNumberedPurchase(tx, websiteId, number);
    return { ...current, order: purchase?.order };
  });
  const isRight = isOwnEmail(email, order?.email);
  if (!isRight || delay > 0 || hasFailures) await countAnswer(context, counter, isRight);
  if (!isRight || !order) throw new ApiError('order_not_found');
  return order;
}

/** Counts a wrong e-mail; a right one clears the failures of its order. Throws `rate_limited` while the caller must wait. */
async function countAnswer(
  context: HandlerContext,
  counter: AttemptCounter,
  isRight: boolean,
): Promise<void> {
  const [own] = counter.keys;
  const delay = await context.write(async (tx) => {
    await lockAttempts(tx, counter);
    const { delay: current } = await currentDelay(tx, counter);
    if (current > 0) return current;
    if (!isRight) await countFailure(tx, counter);
    else if (own) await clearFailures(tx, context.websiteId, own);
    return 0;
  });
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
}
