import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNotifications, paymentMails } from './get-order-notifications.ts';

/** Sets the recipients of the mails about new orders; empty restores the company's address. */
export const saveOrderNotifications = defineEndpoint({
  name: 'save-order-notifications',
  path: '/api/services/webshop/v1/order-notifications/save',
  audience: 'owner',
  request: z.object({ ...websiteIds, order_email: z.string().max(200) }),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});

/** Sets which mails about payments buyers do not get. */
export const saveCustomerMails = defineEndpoint({
  name: 'save-customer-mails',
  path: '/api/services/webshop/v1/order-notifications/save-customer-mails',
  audience: 'owner',
  request: z.object({ ...websiteIds, mails_off: z.array(z.enum(paymentMails)).max(paymentMails.length) }),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});
