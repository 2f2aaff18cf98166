import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deletes submissions with their files; those already deleted do not count. */
export const deleteSubmissions = defineEndpoint({
  name: 'delete-submissions',
  path: '/api/services/websites/v1/submissions/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, ids: z.array(z.string().min(1).max(60)).min(1).max(500) }),
  response: z.object({ deleted: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
