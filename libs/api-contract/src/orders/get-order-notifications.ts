import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Who hears of new orders and quote requests; an empty address is none of the owner's choice. */
export const orderNotifications = z.object({
  order_email: z.string(),
  /** The company's own address, where they go without one; empty when there is none either. */
  company_email: z.string(),
});

/** Where the mails about new orders and quote requests of a website go. */
export const getOrderNotifications = defineEndpoint({
  name: 'get-order-notifications',
  path: '/api/services/webshop/v1/order-notifications/get',
  audience: 'owner',
  request: z.object(websiteIds),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});
