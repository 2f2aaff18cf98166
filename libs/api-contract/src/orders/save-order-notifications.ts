import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNotifications } from './get-order-notifications.ts';

/** Chooses where the mails about new orders go; empty gives them back to the company's address. */
export const saveOrderNotifications = defineEndpoint({
  name: 'save-order-notifications',
  path: '/api/services/webshop/v1/order-notifications/save',
  audience: 'owner',
  request: z.object({ ...websiteIds, order_email: z.string().max(200) }),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});
