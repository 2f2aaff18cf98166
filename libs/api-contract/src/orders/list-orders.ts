import { cents, moment, orderStatuses, paymentStatuses } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The newest orders and quote requests of a website, for its owner or shop member. */
export const listOrders = defineEndpoint({
  name: 'list-orders',
  path: '/api/services/webshop/v1/orders/list',
  audience: 'owner',
  request: z.object({ ...websiteIds, limit: z.int().min(1).max(100) }),
  response: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['order', 'quote', 'mixed']),
        status: z.enum(orderStatuses),
        created_at: moment,
        customer: z.string(),
        total: cents,
        payment_status: z.enum(paymentStatuses),
        /** No money moves in this payment. */
        test: z.boolean(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
