import { type AttemptCounter, type AttemptKey, attemptKey } from '../calls/failed-attempts.ts';

export interface OrderEmailLimiter extends AttemptCounter {
  /** The failures that are cleared after the right e-mail; those of the address remain. */
  readonly own: AttemptKey;
}

/**
 * Counts wrong e-mails: 5 without delay per order, 20 per network address; then delays of 30 seconds to an hour. A browser
 * that placed the order or opened it before (`knownBy`) has a counter of its own, which no stranger reaches.
 */
export function orderEmailLimiter(
  websiteId: string,
  token: string,
  caller: { readonly address: string; readonly knownBy: string | undefined },
): OrderEmailLimiter {
  const { address, knownBy } = caller;
  const own = attemptKey(knownBy === undefined ? `order:${token}` : `order:${token}:${knownBy}`, 5);
  const keys = knownBy === undefined ? [own, attemptKey(`address:${address}`, 20)] : [own];
  return { websiteId, keys, own, firstDelay: 30, longestDelay: 3600 };
}
