import { cartPart, payment, shipment, vies } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/**
 * Sets the discount code of a cart, or takes it away with ''. A code that nobody can use now is refused at
 * `discount_code`, and the cart keeps the one it has; one that only this cart does not fit yet is kept, and the cart says
 * what is missing.
 */
export const setDiscountCode = defineEndpoint({
  name: 'set-discount-code',
  path: visitorPaths.setDiscountCode.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession, discount_code: z.string().max(100) }),
  response: z.object({ shipment, shoppingcart: cartPart, quote: cartPart, vies, payment }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
