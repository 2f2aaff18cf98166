import { z } from 'zod';
import { MAX_CART_LINES } from '../max-cart-lines.ts';
import { vies } from './cart.schema.ts';
import { id } from './codecs.ts';

/** Whole euro cents, also on the wire: these amounts are compared and never computed with. */
const shownCents = z.int().min(0);
/** The id of a method; empty when none is chosen. */
const method = z.string().max(200);

/**
 * What a checkout showed of a cart when its order button was pressed. It is sent with the order, so that nothing is
 * ordered that the visitor has not seen; `shownOf` makes it and `changesSince` compares it.
 */
export const shownPurchase = z.object({
  /** The amount payable. */
  payable: shownCents,
  /** The lines of the quote request, including tax. */
  quote: shownCents,
  /** What all discounts take off, on the side that prices are shown on; missing without any. */
  discount: shownCents.optional(),
  /** The VAT of the amount payable. */
  tax: shownCents,
  /** The VAT decision. */
  vat: vies.shape.category,
  shipping_method: method,
  /** Shipping, on the side that prices are shown on. */
  shipping: shownCents,
  payment_method: method,
  /** Direct and quote lines; `unit` is the price of one piece, on the side that prices are shown on. */
  lines: z
    .array(z.object({ id, product_id: id, quantity: z.int().min(1).max(9999), unit: shownCents }))
    .max(MAX_CART_LINES),
});

export type ShownPurchase = z.output<typeof shownPurchase>;
