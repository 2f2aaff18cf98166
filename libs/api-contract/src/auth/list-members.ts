import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { role } from './account-fields.ts';
import { listedInvitation } from './invitation.ts';

export const listedMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** The member who asks. */
  you: z.boolean(),
});

/** Who works on the website, by name, and who has been invited. */
export const listMembers = defineEndpoint({
  name: 'list-members',
  path: '/api/services/websites/v1/members/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ members: z.array(listedMember), invitations: z.array(listedInvitation) }),
  errors: ['unauthenticated', 'forbidden'],
});
