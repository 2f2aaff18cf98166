import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { customerId } from './get-customer.ts';

/** What an erasure does, counted. */
const erasure = z.object({
  /** Orders that the shop still has to handle: nothing is erased before they are completed or cancelled. */
  open_orders: z.int(),
  /** Orders that the books need, and the last day on which one of them is kept; '' without any. */
  kept_orders: z.int(),
  kept_until: z.string(),
  /** Orders that lose all that says whose they are. */
  anonymous_orders: z.int(),
  quotes: z.int(),
  submissions: z.int(),
  files: z.int(),
  notes: z.int(),
  mails: z.int(),
  carts: z.int(),
});

/** What would be erased of a customer, and what stays. */
export const getErasure = defineEndpoint({
  name: 'get-erasure',
  path: '/api/services/webshop/v1/customers/get-erasure',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: customerId }),
  response: erasure,
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Erases the data of a person, for good (art. 17 GDPR). `email` is that of the customer, typed to confirm. Erasing somebody
 * again changes nothing.
 */
export const eraseCustomer = defineEndpoint({
  name: 'erase-customer',
  path: '/api/services/webshop/v1/customers/erase',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: customerId, email: z.string().trim().min(1).max(254) }),
  response: z.object({ kept_orders: z.int(), kept_until: z.string() }),
  /** `conflict`: something was ordered or asked at the same moment. */
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
