import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changeId, storedRedirect, typedRedirect } from './listed-redirect.ts';

/** Adds a redirect, immediately for visitors; one that is there already is returned as it is. */
export const createRedirect = defineEndpoint({
  name: 'create-redirect',
  path: '/api/services/websites/v1/redirects/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...typedRedirect, permanent: z.boolean() }),
  response: z.object({ redirect: storedRedirect, change: changeId }),
  errors: ['unauthenticated', 'forbidden'],
});
