/** Paying at pick-up or by bank transfer takes days; stock is then held for two weeks. */
const OFFLINE_HOURS = 14 * 24;
const ONLINE_HOURS = 1;

/** Until when the stock of an order is held; an attempt that is still open then keeps it longer. */
export function reservationEnd(isOnline: boolean, now: Date): Date {
  return new Date(now.getTime() + (isOnline ? ONLINE_HOURS : OFFLINE_HOURS) * 3_600_000);
}
