import { vies } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { cartSession } from '../shoppingcart/cart-session.ts';

/** Checks the cart's VAT number again (VIES-08). An unavailable service is an outcome, not an error. */
export const checkVies = defineEndpoint({
  name: 'check-vies',
  path: '/api/services/webshop/v1/vies/check',
  audience: 'visitor',
  request: z.object({ ...websiteIds, shoppingcart_session: cartSession }),
  response: z.object({ vies }),
  errors: ['shoppingcart_does_not_exist', 'shoppingcart_converted'],
});
