import { type AttemptCounter, type AttemptKey, attemptKey } from '../calls/failed-attempts.ts';

export interface OrderEmailLimiter extends AttemptCounter {
  /** The failures of one order, which are cleared after the right e-mail; those of the address remain. */
  readonly order: AttemptKey;
}

/** Counts wrong e-mails: 5 without delay per order, 20 per network address; then delays of 30 seconds to an hour. */
export function orderEmailLimiter(websiteId: string, token: string, address: string): OrderEmailLimiter {
  const order = attemptKey(`order:${token}`, 5);
  const keys = [order, attemptKey(`address:${address}`, 20)];
  return { websiteId, keys, order, firstDelay: 30, longestDelay: 3600 };
}
