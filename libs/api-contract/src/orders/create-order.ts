import { flag, shownPurchase } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from '../shoppingcart/cart-session.ts';

/**
 * Makes the order, the quote request or both from a cart, once (API-18). `shown` is what the checkout showed when the
 * button was pressed: if the cart differs, nothing is ordered, and the refusal has the cart and what changed. Repeating
 * it returns the same order. `payment.url` is empty when nothing is paid online; the visitor then goes to the order page (CHK-17).
 */
export const createOrder = defineEndpoint({
  name: 'create-order',
  path: visitorPaths.createOrder.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    shoppingcart_session: cartSession,
    agreement: flag,
    shown: shownPurchase,
  }),
  response: z.object({
    payment: z.object({ url: z.string() }),
    order: z.object({ session: z.string(), number: z.string() }),
  }),
  errors: [
    'shoppingcart_does_not_exist',
    'product_unavailable',
    'stock_insufficient',
    'cart_changed',
    'payment_unavailable',
  ],
});
