import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changeId, redirectId, storedRedirect, typedRedirect } from './listed-redirect.ts';

/** Changes a redirect, immediately for visitors. */
export const updateRedirect = defineEndpoint({
  name: 'update-redirect',
  path: '/api/services/websites/v1/redirects/update',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: redirectId,
    /** The version that was opened. */
    version: z.int(),
    ...typedRedirect,
    permanent: z.boolean(),
  }),
  response: z.object({ redirect: storedRedirect, change: changeId }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
