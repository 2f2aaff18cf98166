import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deleted redirects whose old path redirects nowhere now, by when they were deleted, newest first; at most a hundred. */
export const listDeletedRedirects = defineEndpoint({
  name: 'list-deleted-redirects',
  path: '/api/services/websites/v1/redirects/list-deleted',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    redirects: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        from: z.string(),
        to: z.string(),
        permanent: z.boolean(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
