import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedSubmission } from './submission.ts';

/** What visitors sent, newest first. */
export const listSubmissions = defineEndpoint({
  name: 'list-submissions',
  path: '/api/services/websites/v1/submissions/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Only of this form; empty is all. */
    form_id: z.string().max(60),
    /** Words that all occur in it, in any order; capitals and accents do not count. */
    query: z.string().max(200),
    unread: z.boolean(),
    /** How many to pass over, newest first. */
    offset: z.int().min(0).max(1_000_000),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({ submissions: z.array(listedSubmission), total: z.int(), unread: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
