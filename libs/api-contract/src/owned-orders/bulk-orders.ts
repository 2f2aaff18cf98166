import { packedPieces } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { callerId, orderNumber, orderVersion } from './order-shipments.ts';

/** Most orders that are handled at once. */
export const MAX_BULK_ORDERS = 200;

const numbers = z.array(orderNumber).min(1).max(MAX_BULK_ORDERS);

/** An order that was left out, and why, as a member reads it. */
const skippedOrder = z.object({ number: z.string(), message: z.string() });

/** What sending all that is left of several orders would do; it changes nothing. */
export const previewSendOrders = defineEndpoint({
  name: 'preview-send-orders',
  path: '/api/services/webshop/v1/orders/preview-send-several',
  audience: 'owner',
  request: z.object({ ...websiteIds, numbers }),
  response: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        /** With which it is sent. */
        version: z.int(),
        customer: z.string(),
        /** Pieces that are left. */
        pieces: z.int(),
        before: z.string(),
        after: z.string(),
      }),
    ),
    skipped: z.array(skippedOrder),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Sends all that is left of several orders, without a carrier, each if it is still in this version; the others are left
 * out and named. A repeated call with the same `id` gets the first reply. `change` takes all of it back with
 * `undo-send-orders`; '' if nothing was sent.
 */
export const sendOrders = defineEndpoint({
  name: 'send-orders',
  path: '/api/services/webshop/v1/orders/send-several',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: callerId,
    orders: z
      .array(z.object({ number: orderNumber, version: orderVersion }))
      .min(1)
      .max(MAX_BULK_ORDERS),
    /** Whether each buyer gets a mail. */
    mail: z.boolean(),
  }),
  response: z.object({ sent: z.int(), skipped: z.array(skippedOrder), change: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'idempotency_mismatch'],
});

/** Takes back all shipments that one call of `send-orders` made; those that were taken back stay so. */
export const undoSendOrders = defineEndpoint({
  name: 'undo-send-orders',
  path: '/api/services/webshop/v1/orders/undo-send-several',
  audience: 'owner',
  request: z.object({ ...websiteIds, change: z.string().min(1).max(100) }),
  response: z.object({ undone: z.int(), skipped: z.array(skippedOrder) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** The packing slips of orders as one PDF, each on its own pages, in the order in which they are asked for. */
export const getPackingSlips = defineEndpoint({
  name: 'get-packing-slips',
  path: '/api/services/webshop/v1/orders/packing-slips',
  audience: 'owner',
  request: z.object({ ...websiteIds, numbers, pieces: z.enum(packedPieces) }),
  response: z.object({
    /** The PDF in base64. */
    file: z.base64(),
    /** How many packing slips are in it. */
    count: z.int(),
    skipped: z.array(skippedOrder),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
