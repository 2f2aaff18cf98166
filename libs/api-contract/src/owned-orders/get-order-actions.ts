import { cents, orderStatuses, paymentStatuses } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderNumber } from './change-order.ts';

/** What decides what can be done with an order, and what each action does. A quote request has no actions. */
export const getOrderActions = defineEndpoint({
  name: 'get-order-actions',
  path: '/api/services/webshop/v1/orders/get-actions',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber }),
  response: z.object({
    /** Of the order, for `version` of a change. */
    version: z.int(),
    facts: z.object({
      status: z.enum(orderStatuses),
      payment_status: z.enum(paymentStatuses),
      total: cents,
      held: cents,
      is_online: z.boolean(),
      pays_later: z.boolean(),
      is_payable_online: z.boolean(),
      entered: z.enum(['none', 'whole', 'refunded']),
      sent: z.enum(['none', 'partly', 'all']),
      is_restored: z.boolean(),
      is_picked_up: z.boolean(),
    }),
    /** What the buyer is asked for now: without what was taken off, or what the bank took back. */
    due: cents,
    /** Pieces of products of which the stock is kept. */
    pieces: z.object({ reserved: z.int(), deducted: z.int(), released: z.int() }),
    /** The day on which the entered payment was received; '' without one. */
    received_on: z.string(),
    /** The day of the order and today, in the time zone of the shop. */
    ordered_on: z.string(),
    today: z.string(),
    /** To which the mails of the buyer go. */
    email: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
