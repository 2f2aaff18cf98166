import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

/** What is stored with a quote that the shop made: the lines of its offer, of which none is ordered yet. */
export function quoteSnapshotOf(offer: OrderSnapshot): OrderSnapshot {
  const { shoppingcart, quote } = offer.cart;
  return { ...offer, cart: { ...offer.cart, shoppingcart: quote, quote: shoppingcart } };
}
