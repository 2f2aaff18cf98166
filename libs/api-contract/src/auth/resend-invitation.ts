import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { listedInvitation } from './listed-invitation.ts';

/** Mails a new link, at most once a minute; the previous link no longer works. */
export const resendInvitation = defineEndpoint({
  name: 'resend-invitation',
  path: '/api/services/websites/v1/members/invitations/resend',
  audience: 'owner',
  request: z.object({ ...websiteIds, invitation_id: z.string().min(1).max(100) }),
  response: z.object({ invitation: listedInvitation }),
  errors: ['unauthenticated', 'forbidden'],
});
