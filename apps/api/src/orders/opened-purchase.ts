import { hashOfSecret } from '../auth/secret-token.ts';
import { rememberVisitorBrowser, visitorBrowser } from '../auth/sessions/visitor-browsers.ts';
import { ApiError } from '../calls/api-error.ts';
import { clearFailures, countFailure, currentDelay, lockAttempts } from '../calls/failed-attempts.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { findPurchase, type Purchase } from '../payments/order.repository.ts';
import { isOwnEmail } from './is-own-email.ts';
import { type OrderEmailLimiter, orderEmailLimiter } from './order-email-limiter.ts';

/** What opens an order: its token, and the e-mail it was placed with. */
export interface OrderKey {
  readonly order_session: string;
  readonly email: string;
}

/**
 * The purchase of a caller that has its token and knows its e-mail. Every failure is `order_not_found`; only failures
 * are counted, in the database, and after too many the next attempt is delayed, but not for a browser that placed this
 * order or opened it before (API-20).
 */
export async function openedPurchase(
  context: HandlerContext,
  { order_session: token, email }: OrderKey,
): Promise<Purchase> {
  const { websiteId, address } = context;
  const { knownBy, limiter, delay, hasFailures, purchase } = await context.read(async (tx) => {
    const browser = await visitorBrowser(tx, context, hashOfSecret(token));
    const counter = orderEmailLimiter(websiteId, token, { address, knownBy: browser });
    const current = await currentDelay(tx, counter);
    return {
      ...current,
      knownBy: browser,
      limiter: counter,
      purchase: await findPurchase(tx, websiteId, { token }),
    };
  });
  const isRight = isOwnEmail(email, purchase?.email);
  const isKnown = knownBy !== undefined;
  // A known browser with the right e-mail changes nothing, so that an open order page costs only a reading.
  if (!isRight || !isKnown || delay > 0 || hasFailures)
    await countAnswer(context, token, limiter, { isRight, isKnown });
  if (!isRight || !purchase) throw new ApiError('order_not_found');
  return purchase;
}

/**
 * Counts a wrong e-mail; a right one clears the failures and makes the browser known. Throws `rate_limited` as long as the
 * caller must wait. Calls about one order wait for each other here, so that no guess passes uncounted.
 */
async function countAnswer(
  context: HandlerContext,
  token: string,
  limiter: OrderEmailLimiter,
  { isRight, isKnown }: { readonly isRight: boolean; readonly isKnown: boolean },
): Promise<void> {
  const outcome = await context.write(async (tx) => {
    await lockAttempts(tx, limiter);
    const { delay } = await currentDelay(tx, limiter);
    if (delay > 0) return { delay };
    if (!isRight) {
      await countFailure(tx, limiter);
      return { delay };
    }
    await clearFailures(tx, context.websiteId, limiter.own);
    if (isKnown) return { delay };
    return { delay, setCookie: await rememberVisitorBrowser(tx, context, hashOfSecret(token)) };
  });
  if (outcome.delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: outcome.delay });
  outcome.setCookie?.();
}
