const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Expiry of a cart that is used now: after 30 days with lines, after 24 hours without. */
export function cartEnd(now: Date, hasLines: boolean): Date {
  return new Date(now.getTime() + (hasLines ? 30 * DAY : DAY));
}

/**
 * The new expiry of a cart that is used now: the current one if it differs by less than an hour. The expiry is in an
 * index, and an update that changes no index costs PostgreSQL a third of one that does.
 */
export function movedEnd(end: Date, now: Date, hasLines: boolean): Date {
  const wanted = cartEnd(now, hasLines);
  return Math.abs(wanted.getTime() - end.getTime()) < HOUR ? end : wanted;
}
