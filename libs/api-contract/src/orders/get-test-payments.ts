import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * What the online payments of a website are worth: `test` while no money moves, `refused` while the server takes none for
 * lack of a provider, otherwise `real`, also for a website without online payment methods.
 */
export const getTestPayments = defineEndpoint({
  name: 'get-test-payments',
  path: '/api/services/webshop/v1/orders/get-test-payments',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ mode: z.enum(['real', 'test', 'refused']) }),
  errors: ['unauthenticated', 'forbidden'],
});
