/** Payment at pick-up or by bank transfer takes days; stock is then reserved for two weeks. */
const OFFLINE_HOURS = 14 * 24;
const ONLINE_HOURS = 1;

/** When the reservation of an order's stock ends; an open payment attempt extends it. */
export function reservationEnd(isOnline: boolean, now: Date): Date {
  return new Date(now.getTime() + (isOnline ? ONLINE_HOURS : OFFLINE_HOURS) * 3_600_000);
}
