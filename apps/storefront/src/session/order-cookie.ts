import {
  PLACED_ORDER_COOKIE,
  PLACED_ORDER_SECONDS,
  placedOrderOf,
  placedOrderValue,
  type PlacedOrder,
} from '@etalage/shop-domain';
import { cookieOf } from './cart-cookie.ts';

const NAME = 'order_email';
const MINUTES = 30;

/**
 * The e-mail with which this browser may open an order: the one that it placed the order with, or the last one that
 * opened an order here, for order pages without JavaScript (ORD-06). Empty when there is none.
 */
export function orderEmailOf(request: Request, orderSession: string): string {
  const placed = placedOrderIn(request);
  return placed?.session === orderSession ? placed.email : cookieOf(request, NAME);
}

/** Stores the e-mail for half an hour; scripts cannot read it, they store their own copy. */
export function orderEmailCookie(email: string, secure: boolean): string {
  const flags = `Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${NAME}=${encodeURIComponent(email)}; ${flags}`;
}

/** The order that this browser placed in the last half hour. */
export function placedOrderIn(request: Request): PlacedOrder | undefined {
  return placedOrderOf(cookieOf(request, PLACED_ORDER_COOKIE));
}

/** Remembers the order that was just placed; the script of the checkout stores the same. */
export function placedOrderCookie(order: PlacedOrder, secure: boolean): string {
  const flags = `Path=/; Max-Age=${PLACED_ORDER_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${PLACED_ORDER_COOKIE}=${placedOrderValue(order)}; ${flags}`;
}

/** Forgets the placed order, after its products went back to the cart. */
export function clearedPlacedOrderCookie(): string {
  return `${PLACED_ORDER_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
