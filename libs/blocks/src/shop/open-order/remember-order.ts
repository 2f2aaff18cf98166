import {
  PLACED_ORDER_COOKIE,
  PLACED_ORDER_SECONDS,
  placedOrderValue,
  type PlacedOrder,
} from '@etalage/shop-domain';
import { orderEmail } from './order-email.ts';

/**
 * Remembers the order that this browser placed, so that its pages show it without asking for the e-mail that was just
 * typed, and find it again when its payment is broken off. The checkout without JavaScript sets the same cookie.
 */
export function rememberOrder(order: PlacedOrder, page: Pick<Document, 'cookie'> = document): void {
  const age = `max-age=${PLACED_ORDER_SECONDS}`;
  page.cookie = `${PLACED_ORDER_COOKIE}=${placedOrderValue(order)}; path=/; ${age}; samesite=lax`;
  orderEmail.write(order.email);
}
