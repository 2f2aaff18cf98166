import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * Looks for somebody who never bought, asked or wrote, by their exact address: in open carts and in the mails that are kept.
 * Who is found becomes a customer without purchases, so that their data can be collected and erased like that of anybody.
 */
export const findPerson = defineEndpoint({
  name: 'find-person',
  path: '/api/services/webshop/v1/customers/find-person',
  audience: 'owner',
  request: z.object({ ...websiteIds, email: z.string().trim().min(1).max(254) }),
  response: z.object({
    /** Of the customer with this address; '' if nothing is stored about it. */
    id: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
