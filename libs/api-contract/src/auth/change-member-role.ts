import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { role } from './account-fields.ts';

/** Changes the role of a member; the last owner stays owner (`conflict`). */
export const changeMemberRole = defineEndpoint({
  name: 'change-member-role',
  path: '/api/services/websites/v1/members/change-role',
  audience: 'owner',
  request: z.object({ ...websiteIds, member_id: z.string().min(1).max(100), role }),
  response: z.object({ changed: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});
