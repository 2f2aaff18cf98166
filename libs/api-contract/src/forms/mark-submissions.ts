import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Marks submissions as read or unread; returns how many have that state now. */
export const markSubmissions = defineEndpoint({
  name: 'mark-submissions',
  path: '/api/services/websites/v1/submissions/mark',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    ids: z.array(z.string().min(1).max(60)).min(1).max(500),
    read: z.boolean(),
  }),
  response: z.object({ marked: z.int() }),
  errors: ['unauthenticated', 'forbidden'],
});
