import type { Cart } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';

/** The text of the order button, and the note about quote lines beside it. */
interface OrderTexts {
  button: TextKey;
  /** Only for a mixed cart: asking for the quote carries no obligation. */
  note?: TextKey;
}

export const orderTextKeys = [
  'webshop_checkout_order',
  'webshop_checkout_ask_quote',
  'webshop_checkout_quote_free',
] as const satisfies readonly TextKey[];

/**
 * The order button states the obligation to pay (art. 6:230v BW: only the text on the button counts); a cart of quote
 * lines has no obligation and states this (CHK-27).
 */
export function orderTexts(cart: Pick<Cart, 'shoppingcart' | 'quote'>): OrderTexts {
  if (cart.shoppingcart.products.length === 0) return { button: 'webshop_checkout_ask_quote' };
  if (cart.quote.products.length === 0) return { button: 'webshop_checkout_order' };
  return { button: 'webshop_checkout_order', note: 'webshop_checkout_quote_free' };
}
