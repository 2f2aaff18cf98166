import { cartPart, customer, payment, shipment, vies } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';
import { cartSession } from './cart-session.ts';

/**
 * Saves customer fields as typed (API-15); fields that are not sent stay unchanged. VIES is called when a tax number,
 * the company flag or a country changed (VIES-08).
 */
export const setUserDetails = defineEndpoint({
  name: 'set-user-details',
  path: visitorPaths.setUserDetails.path,
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession, ...customer.partial().shape }),
  response: z.object({ users: customer, vies, shipment, shoppingcart: cartPart, quote: cartPart, payment }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
