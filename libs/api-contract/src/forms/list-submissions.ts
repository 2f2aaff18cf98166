import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedSubmission } from './listed-submission.ts';

/** Submissions of visitors, newest first. */
export const listSubmissions = defineEndpoint({
  name: 'list-submissions',
  path: '/api/services/websites/v1/submissions/list',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Only of this form; empty for all forms. */
    form_id: z.string().max(60),
    /** Words that must all occur in it, in any order; ignores case and accents. */
    query: z.string().max(200),
    unread: z.boolean(),
    /** Number of submissions to skip, newest first. */
    offset: z.int().min(0).max(1_000_000),
    limit: z.int().min(1).max(100),
  }),
  response: z.object({ submissions: z.array(listedSubmission), total: z.int(), unread: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
