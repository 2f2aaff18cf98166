import { moment, order } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * An order or quote request by its number, for the people who run the shop; `attention` lists what they have to
 * resolve. `version` goes back with each change of it: one that was made on an older version is refused (`conflict`).
 */
export const getOrderForOwner = defineEndpoint({
  name: 'get-order-for-owner',
  path: '/api/services/webshop/v1/orders/get-for-owner',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: z.string().min(1).max(100) }),
  response: order.extend({
    order: order.shape.order.extend({ created_at: moment, version: z.int() }),
    attention: z.object({ double_paid: z.boolean(), stock_short: z.boolean() }),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
