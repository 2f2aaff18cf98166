import { shownSide } from '../money/shown-side.ts';
import type { Cart, CartPart } from '../schema/cart.schema.ts';
import type { ShownPurchase } from '../schema/shown-purchase.schema.ts';

/** The groups of a cart that decide what is ordered and what it costs. */
export type OrderedCart = Pick<Cart, 'shoppingcart' | 'quote' | 'shipment' | 'payment' | 'vies'>;

/** What a screen shows that shows nothing; an order with it is refused, with the cart to show. */
export const NOTHING_SHOWN: ShownPurchase = {
  payable: 0,
  quote: 0,
  tax: 0,
  vat: 'S',
  shipping_method: '',
  shipping: 0,
  payment_method: '',
  lines: [],
};

/** What a checkout shows of this cart. */
export function shownOf({ shoppingcart, quote, shipment, payment, vies }: OrderedCart): ShownPurchase {
  const { selected, price } = shipment.selected;
  return {
    payable: shoppingcart.total_price_with_tax,
    quote: quote.price_incl_tax,
    ...discountOf(shoppingcart),
    tax: Object.values(shoppingcart.tax_amounts).reduce((sum, amount) => sum + amount, 0),
    vat: vies.category,
    shipping_method: selected,
    shipping: shownSide(price, shoppingcart.show_price_tax_included),
    payment_method: payment.selected,
    lines: [...shownLines(shoppingcart), ...shownLines(quote)],
  };
}

function discountOf({ discounts, show_price_tax_included }: CartPart): Pick<ShownPurchase, 'discount'> {
  if (!discounts) return {};
  const all = discounts.reduce((sum, { price }) => sum + shownSide(price, show_price_tax_included), 0);
  return { discount: Math.max(0, all) };
}

function shownLines({ products, show_price_tax_included }: CartPart): ShownPurchase['lines'] {
  return products.map(({ id, product_id, quantity, price_incl_tax, price_excl_tax }) => ({
    id,
    product_id,
    quantity,
    unit: show_price_tax_included ? price_incl_tax : price_excl_tax,
  }));
}
