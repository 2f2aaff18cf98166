import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { callerId, orderNumber } from './order-shipments.ts';

/** Most characters of a note. */
export const MAX_ORDER_NOTE = 2_000;
/** Most notes of one order, including deleted ones. */
export const MAX_ORDER_NOTES = 200;

/** Adds a note to an order, which its buyer never sees; a repeated call with the same `id` adds nothing. */
export const addOrderNote = defineEndpoint({
  name: 'add-order-note',
  path: '/api/services/webshop/v1/orders/add-note',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    number: orderNumber,
    id: callerId,
    text: z.string().trim().min(1).max(MAX_ORDER_NOTE),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Deletes a note that the caller wrote; the time line says that there was one. */
export const deleteOrderNote = defineEndpoint({
  name: 'delete-order-note',
  path: '/api/services/webshop/v1/orders/delete-note',
  audience: 'owner',
  request: z.object({ ...websiteIds, number: orderNumber, id: callerId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
