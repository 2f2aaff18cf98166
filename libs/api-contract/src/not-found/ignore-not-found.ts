import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Leaves missing addresses out of the report, or shows them again. */
export const ignoreNotFound = defineEndpoint({
  name: 'ignore-not-found',
  path: '/api/services/websites/v1/not-found/ignore',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    paths: z.array(z.string().min(1).max(500)).min(1).max(500),
    ignored: z.boolean(),
  }),
  response: z.object({ changed: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
