import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** What the orders of a website can be filtered by: the payment methods and countries that occur in them. */
export const getOrderChoices = defineEndpoint({
  name: 'get-order-choices',
  path: '/api/services/webshop/v1/orders/choices',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    methods: z.array(z.object({ id: z.string(), title: z.string() })),
    countries: z.array(z.string()),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
