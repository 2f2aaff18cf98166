import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { apiPaths } from '../paths.ts';

/** Who hears of new orders and quote requests; an empty address is none of the owner's choice. */
export const orderNotifications = z.object({
  order_email: z.string(),
  /** The company's own address, where they go without one; empty when there is none either. */
  company_email: z.string(),
});

/** Where the mails about new orders and quote requests of a website go. */
export const getOrderNotifications = defineEndpoint({
  name: 'get-order-notifications',
  path: apiPaths.getOrderNotifications,
  audience: 'owner',
  request: z.object(websiteIds),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});
