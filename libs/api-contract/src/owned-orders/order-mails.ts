import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changedOrder, orderErrors, orderNumber, seenOrder } from './change-order.ts';

/** Most mails that members send about one order within an hour. */
export const MAX_ORDER_MAILS = 10;

/** The mails about an order or quote request, newest first, at most the last hundred. */
export const listOrderMails = defineEndpoint({
  name: 'list-order-mails',
  path: '/api/services/webshop/v1/orders/list-mails',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        recipient: z.string(),
        at: z.string(),
        /** `kept`: this server sends no mails. */
        status: z.enum(['waiting', 'sending', 'sent', 'kept', 'failed']),
        /** What the mail server said when it refused; '' otherwise. */
        error: z.string(),
        /** To whom it goes when it is sent again; '' for one that contains a secret, which is never sent again. */
        again_to: z.string(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Sends a mail of an order again, as it was; to the customer at the address that the order has now. */
export const resendOrderMail = defineEndpoint({
  name: 'resend-order-mail',
  path: '/api/services/webshop/v1/orders/resend-mail',
  audience: 'owner',
  request: z.object({ ...seenOrder, mail_id: z.string().min(1).max(200) }),
  response: changedOrder.extend({ recipient: z.string() }),
  errors: orderErrors,
});

/**
 * The address at which the buyer of an unpaid order pays it, after entering their e-mail address there: that of the order
 * page. On request it is mailed.
 */
export const makePaymentLink = defineEndpoint({
  name: 'make-payment-link',
  path: '/api/services/webshop/v1/orders/make-payment-link',
  audience: 'owner',
  request: z.object({ ...seenOrder, mail: z.boolean() }),
  response: changedOrder.extend({ url: z.string() }),
  errors: orderErrors,
});
