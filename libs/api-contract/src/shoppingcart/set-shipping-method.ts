import { cartPart, id, payment, shipment, vies } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/** Chooses a shipping method that is offered for the cart's destination (API-16). */
export const setShippingMethod = defineEndpoint({
  name: 'set-shipping-method',
  path: visitorPaths.setShippingMethod.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession, shipping_method: id }),
  response: z.object({ shipment, shoppingcart: cartPart, quote: cartPart, vies, payment }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
