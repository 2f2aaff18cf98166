import { cart } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/**
 * The whole cart of a session (API-09). An unknown session is refused; the page then shows an empty cart (CART-25).
 */
export const getCart = defineEndpoint({
  name: 'get-cart',
  path: visitorPaths.getCart.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    shoppingcart_session: cartSession,
    /** Whether the reply says how the amount payable came about. */
    explain: z.boolean().optional(),
  }),
  response: cart,
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
