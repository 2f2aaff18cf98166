import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { callerId } from '../owned-orders/order-shipments.ts';
import { customerId } from './get-customer.ts';

/** Most characters of a note. */
export const MAX_CUSTOMER_NOTE = 2_000;
/** Most notes of one customer. */
export const MAX_CUSTOMER_NOTES = 200;

/** Adds a note to a customer, who never sees it; a repeated call with the same `note_id` adds nothing. */
export const addCustomerNote = defineEndpoint({
  name: 'add-customer-note',
  path: '/api/services/webshop/v1/customers/add-note',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: customerId,
    note_id: callerId,
    text: z.string().trim().min(1).max(MAX_CUSTOMER_NOTE),
  }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Deletes a note that the caller wrote. */
export const deleteCustomerNote = defineEndpoint({
  name: 'delete-customer-note',
  path: '/api/services/webshop/v1/customers/delete-note',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: customerId, note_id: callerId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
