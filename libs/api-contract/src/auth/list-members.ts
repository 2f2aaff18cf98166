import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { role } from './account-fields.ts';
import { listedInvitation } from './listed-invitation.ts';

export const listedMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** Whether signing in asks them for a code. */
  two_step: z.boolean(),
  /** Whether this is the requesting member. */
  you: z.boolean(),
});

/** The members of the website, by name, and the open invitations. */
export const listMembers = defineEndpoint({
  name: 'list-members',
  path: '/api/services/websites/v1/members/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ members: z.array(listedMember), invitations: z.array(listedInvitation) }),
  errors: ['unauthenticated', 'forbidden'],
});
