import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { changeId, redirectId } from './listed-redirect.ts';

/** Deletes redirects; those already deleted do not count. */
export const deleteRedirects = defineEndpoint({
  name: 'delete-redirects',
  path: '/api/services/websites/v1/redirects/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, ids: z.array(redirectId).min(1).max(500) }),
  response: z.object({ deleted: z.int(), change: changeId }),
  errors: ['unauthenticated', 'forbidden'],
});
