import type { CartPart } from '@etalage/shop-domain/schema';
import type { QuoteRow } from '../payments/order.repository.ts';

/** What the buyer of a quote asked for; nothing for a quote that the shop made. */
export function requestedPart({ cart_id, snapshot }: QuoteRow): CartPart {
  const { quote, shoppingcart } = snapshot.cart;
  return cart_id === null ? { ...shoppingcart, products: [] } : quote;
}
