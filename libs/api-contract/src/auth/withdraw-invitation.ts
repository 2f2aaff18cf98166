import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Withdraws an invitation; returns the same when it no longer exists. */
export const withdrawInvitation = defineEndpoint({
  name: 'withdraw-invitation',
  path: '/api/services/websites/v1/members/invitations/withdraw',
  audience: 'owner',
  request: z.object({ ...websiteIds, invitation_id: z.string().min(1).max(100) }),
  response: z.object({ withdrawn: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
