const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When a cart ends that is touched now: after 30 days with lines, after 24 hours without. */
export function cartEnd(now: Date, hasLines: boolean): Date {
  return new Date(now.getTime() + (hasLines ? 30 * DAY : DAY));
}

/**
 * The end of a cart that is touched now: the one it had, unless that is an hour or more off. The end is in an index, and
 * a change that leaves every index alone costs PostgreSQL a third of one that does not.
 */
export function movedEnd(end: Date, now: Date, hasLines: boolean): Date {
  const wanted = cartEnd(now, hasLines);
  return Math.abs(wanted.getTime() - end.getTime()) < HOUR ? end : wanted;
}
