import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * Takes the products of an order whose payment was broken off back to a cart, and cancels the order. `shoppingcart_session`
 * is the open cart they are added to; empty, or the session of a cart that ended, makes a new one. A repeated call
 * returns the same cart. An unknown order and a wrong e-mail give the same response.
 */
export const restoreOrder = defineEndpoint({
  name: 'restore-order',
  path: '/api/services/webshop/v1/orders/restore',
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    order_session: z.string().min(1).max(100),
    email: z.string().max(200),
    shoppingcart_session: z.string().max(100),
  }),
  response: z.object({ shoppingcart: z.object({ session: z.string() }) }),
  errors: ['order_not_found', 'order_already_paid', 'order_not_restorable'],
});
