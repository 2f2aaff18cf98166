import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { email, role } from './account-fields.ts';
import { listedInvitation } from './listed-invitation.ts';

/** Invites somebody by mail. Somebody who is already invited keeps the link, with the new role. */
export const inviteMember = defineEndpoint({
  name: 'invite-member',
  path: '/api/services/websites/v1/members/invite',
  audience: 'owner',
  request: z.object({ ...websiteIds, email, role }),
  response: z.object({ invitation: listedInvitation }),
  errors: ['unauthenticated', 'forbidden'],
});
