import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most characters of the reason for which an order is cancelled. */
export const MAX_CANCEL_REASON = 500;

/** Most cents that can be entered as one payment: ten billion euros. */
const MAX_RECEIVED = 1_000_000_000_000;

export const orderNumber = z.string().min(1).max(100);
/**
 * An order as a member saw it. If it has changed since `version`: 409 `conflict`, and nothing is stored; a repeated call
 * whose reply was lost gets that reply.
 */
export const seenOrder = {
  ...websiteIds,
  number: orderNumber,
  version: z.int().min(1).max(2_000_000_000),
};
/** The order after the change. */
export const changedOrder = z.object({ version: z.int() });
export const orderErrors = ['unauthenticated', 'forbidden', 'conflict'] as const;

/**
 * Enters that the whole amount of an order arrived outside the payment provider, or more, with the consequences of a payment:
 * its stock is deducted, and a cancelled order is valid again. What is more than was asked can be paid back.
 */
export const markOrderPaid = defineEndpoint({
  name: 'mark-order-paid',
  path: '/api/services/webshop/v1/orders/mark-paid',
  audience: 'owner',
  request: z.object({
    ...seenOrder,
    received_on: z.iso.date(),
    /** Cents that arrived; without it, what was asked. */
    amount: z.int().min(0).max(MAX_RECEIVED).optional(),
  }),
  response: changedOrder,
  errors: orderErrors,
});

/** Takes back a payment that a member entered: the order waits for its money again, and keeps its stock reserved. */
export const withdrawOrderPayment = defineEndpoint({
  name: 'withdraw-order-payment',
  path: '/api/services/webshop/v1/orders/withdraw-payment',
  audience: 'owner',
  request: z.object(seenOrder),
  response: changedOrder,
  errors: orderErrors,
});

/** Cancels an order for which the shop holds no money: its stock and the uses of its discounts are free again. */
export const cancelOrder = defineEndpoint({
  name: 'cancel-order',
  path: '/api/services/webshop/v1/orders/cancel',
  audience: 'owner',
  request: z.object({
    ...seenOrder,
    /** For the buyer, in the mail; may be empty. */
    reason: z.string().trim().max(MAX_CANCEL_REASON),
    /** Whether the buyer gets a mail. */
    mail: z.boolean(),
  }),
  response: changedOrder,
  errors: orderErrors,
});

/** Makes an order valid again that was cancelled, if its stock is still there. */
export const reopenOrder = defineEndpoint({
  name: 'reopen-order',
  path: '/api/services/webshop/v1/orders/reopen',
  audience: 'owner',
  request: z.object(seenOrder),
  response: changedOrder,
  errors: [...orderErrors, 'stock_insufficient'],
});

/** Says that nothing more has to be done for an order, or that something has. */
export const completeOrder = defineEndpoint({
  name: 'complete-order',
  path: '/api/services/webshop/v1/orders/complete',
  audience: 'owner',
  request: z.object({ ...seenOrder, completed: z.boolean() }),
  response: changedOrder,
  errors: orderErrors,
});
