import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The mails to buyers about their payments that a shop can do without. */
export const paymentMails = ['paid', 'failed', 'reminder'] as const;

/**
 * Recipients of notifications about new orders and quote requests; an empty address means that the owner chose none.
 */
export const orderNotifications = z.object({
  order_email: z.string(),
  /** The company's own address, used when none is chosen; may be empty too. */
  company_email: z.string(),
  /** Those that its buyers do not get. */
  mails_off: z.array(z.enum(paymentMails)),
});

/** The recipients of the mails about new orders and quote requests of a website. */
export const getOrderNotifications = defineEndpoint({
  name: 'get-order-notifications',
  path: '/api/services/webshop/v1/order-notifications/get',
  audience: 'owner',
  request: z.object(websiteIds),
  response: orderNotifications,
  errors: ['unauthenticated', 'forbidden'],
});
