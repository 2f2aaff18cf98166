import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/**
 * Removes a member from the website, who loses access from the next call on; the last owner stays (`conflict`).
 */
export const removeMember = defineEndpoint({
  name: 'remove-member',
  path: '/api/services/websites/v1/members/remove',
  audience: 'owner',
  request: z.object({ ...websiteIds, member_id: z.string().min(1).max(100) }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
