import { type AttemptCounter, type AttemptKey, attemptKey } from '../calls/failed-attempts.ts';

export interface OrderEmailLimiter extends AttemptCounter {
  /** The failures of one order, which are forgotten after the right e-mail; those of the address stay. */
  readonly order: AttemptKey;
}

/** Counts wrong e-mails: few are free per order, some more per network address; waits from 30 seconds to an hour. */
export function orderEmailLimiter(websiteId: string, token: string, address: string): OrderEmailLimiter {
  const order = attemptKey(`order:${token}`, 5);
  const keys = [order, attemptKey(`address:${address}`, 20)];
  return { websiteId, keys, order, firstWait: 30, longestWait: 3600 };
}
