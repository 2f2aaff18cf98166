import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Missing addresses that visitors asked for in the last 90 days, and for which there is still nothing. */
export const listNotFound = defineEndpoint({
  name: 'list-not-found',
  path: '/api/services/websites/v1/not-found/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** A part of the path; ignores case. */
    query: z.string().max(200),
    sort: z.enum(['count', 'newest', 'path']),
    /** Those that a member ignores, instead of the others. */
    ignored: z.boolean(),
    offset: z.int().min(0).max(50_000),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({
    paths: z.array(z.object({ path: z.string(), count: z.int(), last_seen_at: z.string() })),
    /** Whether there are more after these. */
    more: z.boolean(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
