import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Deleted redirects whose old path redirects nowhere now, page by page; of an old path the last one. */
export const listDeletedRedirects = defineEndpoint({
  name: 'list-deleted-redirects',
  path: '/api/services/websites/v1/redirects/list-deleted',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A part of the path or of the target; ignores case. */
    query: z.string().max(200),
    sort: z.enum(['newest', 'from']),
    offset: z.int().min(0).max(20_000),
    limit: z.int().min(1).max(100),
  }),
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
    /** Whether there are more after these. */
    more: z.boolean(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
