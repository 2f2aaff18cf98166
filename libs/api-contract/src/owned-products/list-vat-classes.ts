import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** The VAT classes of a website in their order, with how many products have each. */
export const listVatClasses = defineEndpoint({
  name: 'list-vat-classes',
  path: '/api/services/webshop/v1/vat-classes/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    classes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        rate_bp: z.int(),
        /** Category of EN 16931: taxed, zero-rated, exempt, outside the scope of VAT. */
        category: z.enum(['S', 'Z', 'E', 'O']),
        /** As many as the list of products shows for it, without archived ones. */
        products: z.int(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
