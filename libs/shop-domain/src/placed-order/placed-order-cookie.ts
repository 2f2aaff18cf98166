/** Name of the first-party cookie with the order that this browser placed last. */
export const PLACED_ORDER_COOKIE = 'placed_order';

/** How long a browser remembers that order: long enough to return from a bank, short on a shared computer. */
export const PLACED_ORDER_SECONDS = 30 * 60;

/** An order of this browser: its token, and the e-mail that opens it. */
export interface PlacedOrder {
  readonly session: string;
  readonly email: string;
}

/** The value of the cookie, encoded for a cookie header. */
export function placedOrderValue({ session, email }: PlacedOrder): string {
  return encodeURIComponent(`${session} ${email}`);
}

/** The order in a decoded cookie value; undefined for anything else. */
export function placedOrderOf(value: string): PlacedOrder | undefined {
  const [session, email, ...rest] = value.split(' ');
  return session && email && rest.length === 0 ? { session, email } : undefined;
}
