import type { Cart } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';

/** The words on the order button, and what is said about a quote part beside it. */
export interface OrderWords {
  button: TextKey;
  /** Only for a mixed cart: asking the quote obliges to nothing. */
  note?: TextKey;
}

export const orderWordKeys = [
  'webshop_checkout_order',
  'webshop_checkout_ask_quote',
  'webshop_checkout_quote_free',
] as const satisfies readonly TextKey[];

/**
 * The order button says that it obliges to pay (art. 6:230v BW: only the words on the button count); a cart of quote
 * lines obliges to nothing and says so (CHK-27).
 */
export function orderWords(cart: Pick<Cart, 'shoppingcart' | 'quote'>): OrderWords {
  if (cart.shoppingcart.products.length === 0) return { button: 'webshop_checkout_ask_quote' };
  if (cart.quote.products.length === 0) return { button: 'webshop_checkout_order' };
  return { button: 'webshop_checkout_order', note: 'webshop_checkout_quote_free' };
}
