import { cents, moment, order, paymentStatuses, sentStates } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** An attempt to pay, newest first. */
const attempt = z.object({
  id: z.string(),
  at: moment,
  /** As people read it. */
  method: z.string(),
  amount: cents,
  status: z.enum(paymentStatuses),
  test: z.boolean(),
});

/** Why the VAT is what it is, as decided when the order was placed, and how VIES proved the number. */
const vatDecision = z.object({
  reason: z.string(),
  proof: z
    .object({ number: z.string(), status: z.string(), consultation_number: z.string(), checked_at: moment })
    .nullable(),
});

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
    order: order.shape.order.extend({
      created_at: moment,
      version: z.int(),
      /** `none` for a quote request. */
      sent: z.enum(sentStates),
      /** Whether its buyer fetches it. */
      is_pickup: z.boolean(),
      /** The quote of which it was made; '' for another order. */
      from_quote: z.string(),
    }),
    attention: z.object({ double_paid: z.boolean(), stock_short: z.boolean() }),
    attempts: z.array(attempt),
    /** Null if it cannot be read. */
    vat: vatDecision.nullable(),
    /** The customer that it is of; '' once their data was erased. */
    customer_id: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
