import { id, payment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/** Chooses a payment method that is offered for the cart (API-17). */
export const setPaymentMethod = defineEndpoint({
  name: 'set-payment-method',
  path: visitorPaths.setPaymentMethod.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession, payment_method: id }),
  response: z.object({ payment }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
