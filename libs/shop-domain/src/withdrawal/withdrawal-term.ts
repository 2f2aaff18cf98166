import { dayAfter } from '../invoice/day-after.ts';
import type { SentState } from '../schema/shipment.schema.ts';
import { isWorkingDay } from './dutch-holidays.ts';

/** Days in which a consumer can withdraw, and in which the shop pays back (art. 6:230o and 6:230r BW). */
export const WITHDRAWAL_DAYS = 14;

/**
 * Days that a parcel is taken to be on its way. The shop knows when it was sent and not when it was received, from which the
 * law counts: a term that ends too late takes nothing from the buyer, one that ends too early does.
 */
export const DAYS_ON_THE_WAY = 7;

/** How far an order was sent; days of the Netherlands. */
export interface SentOrder {
  readonly sent: SentState;
  /** The day on which its last part was sent; null without any. */
  readonly last_sent: string | null;
}

/**
 * The last day of withdrawing from a purchase that was received on a day. The day of receipt does not count, and a term does
 * not end on a Saturday, a Sunday or a holiday (art. 1 Algemene termijnenwet; art. 3 Regulation 1182/71).
 */
export function lastWithdrawalDay(received: string): string {
  let last = dayAfter(received, WITHDRAWAL_DAYS);
  while (!isWorkingDay(last)) last = dayAfter(last, 1);
  return last;
}

/** The last day of withdrawing from an order; null as long as not all of it was sent, because the term has not begun. */
export function withdrawalEnd({ sent, last_sent }: SentOrder): string | null {
  if (sent !== 'all' || last_sent === null) return null;
  return lastWithdrawalDay(dayAfter(last_sent, DAYS_ON_THE_WAY));
}

/** Whether the term is over on a day of the Netherlands: it lasts until midnight of its last day. */
export function isWithdrawalOver(end: string | null, today: string): boolean {
  return end !== null && today > end;
}

/** The last day of paying back after a withdrawal; never later, because it is the buyer's money. */
export function payBackDay(withdrawn: string): string {
  return dayAfter(withdrawn, WITHDRAWAL_DAYS);
}

/** The last day of sending back after a withdrawal (art. 6:230s BW): a term of the buyer, which ends as that of withdrawing. */
export function sendBackDay(withdrawn: string): string {
  return lastWithdrawalDay(withdrawn);
}
